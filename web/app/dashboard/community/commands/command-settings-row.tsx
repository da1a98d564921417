import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { Command } from '@perigee/core/community/commands/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { type PlatformRefusal, platformRefusal } from '../../components/save-problem/platform-refusal.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { CommandLimits } from './command-limits.tsx';
import { useSaveCommand } from './use-save-command.ts';
import styles from './command-settings.module.css';

interface CommandSettingsRowProps {
  command: Command;
  onOpen: () => void;
  /** Null when a save went through. */
  onRefusal: (refusal: PlatformRefusal | null) => void;
}

/** One command: its switch, which saves at once, a button that opens its settings, and what limits it. */
export function CommandSettingsRow({ command, onOpen, onRefusal }: CommandSettingsRowProps) {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const { locale } = usePreferences();
  const settings = useTabSettings('commands');
  const save = useSaveCommand(command.name);
  const current = settingsOfCommand(settings.commands, command.name);
  const { name, description } = command.config[locale];
  // The clicked state until the save settles: the mutation cache notifies only after the browser has painted the old
  // state.
  const [clicked, setClicked] = useState<boolean | null>(null);
  const isOn = clicked ?? current.enabled;

  const handleSwitch = (enabled: boolean) => {
    setClicked(enabled);
    save.mutate(
      { values: { ...current, enabled } },
      {
        onSuccess: ({ version }) => {
          onRefusal(null);
          showUndoable(text(m.form_saved), [{ section: 'commands', version }]);
        },
        onError: (error) => {
          const refusal = platformRefusal(error);
          if (refusal === null) notify('error', errorText(text, error));
          else onRefusal(refusal);
        },
        onSettled: () => setClicked(null),
      },
    );
  };

  return (
    <li className={styles['command']} data-failed={save.isError}>
      <SwitchRow
        label={`/${name}`}
        hint={description}
        path={`commands.${command.name}`}
        value={isOn}
        onChange={handleSwitch}
        extra={<OpenButton command={`/${name}`} isOff={!isOn || save.isPending} onOpen={onOpen} />}
      />
      <CommandLimits settings={current} />
      {save.isError && <NotSaved />}
    </li>
  );
}

interface OpenButtonProps {
  command: string;
  isOff: boolean;
  onOpen: () => void;
}

/** Opens a command's settings; disabled while the command is off. */
function OpenButton({ command, isOff, onOpen }: OpenButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles['open']}
      disabled={isOff}
      aria-label={text(m.command_settings_open, { command })}
      title={text(isOff ? m.command_settings_is_off : m.command_settings_title)}
      onClick={onOpen}
    >
      <Icon name="settings" />
    </button>
  );
}

function NotSaved() {
  const text = useText();
  return (
    <p className={styles['failed']}>
      <Icon name="alert" size={16} />
      {text(m.command_settings_not_saved)}
    </p>
  );
}
