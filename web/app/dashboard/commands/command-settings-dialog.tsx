import type { Command } from '@perigee/core/commands/schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../components/dialog/form-dialog.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { CommandSettingsForm } from './command-settings-form.tsx';

interface CommandSettingsDialogProps {
  /** Null while none is open. */
  command: Command | null;
  onClose: () => void;
}

/** What else is set of a command besides its switch. The form lives only while the dialog is open. */
export function CommandSettingsDialog({ command, onClose }: CommandSettingsDialogProps) {
  const text = useText();
  const { locale } = usePreferences();
  // The dialog fades out with the command it showed.
  const [shown, setShown] = useState(command);
  if (command !== null && command !== shown) setShown(command);

  return (
    <FormDialog
      isOpen={command !== null}
      onClose={onClose}
      size={560}
      title={shown === null ? '' : text(m.command_settings_open, { command: `/${shown.config[locale].name}` })}
    >
      {shown !== null && <CommandSettingsForm key={shown.name} command={shown} onClose={onClose} />}
    </FormDialog>
  );
}
