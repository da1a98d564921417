import type { Command } from '@perigee/core/community/commands/schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CommandSettingsForm } from './command-settings-form.tsx';

interface CommandSettingsDialogProps {
  /** Null while none is open. */
  command: Command | null;
  onClose: () => void;
}

/** Settings of a command besides its switch. The form is mounted only while the dialog is open. */
export function CommandSettingsDialog({ command, onClose }: CommandSettingsDialogProps) {
  const text = useText();
  const { locale } = usePreferences();
  // Keeps showing the last command while the dialog fades out.
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
