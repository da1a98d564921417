import {
  type CommandSettings,
  commandSettingsSchema,
  settingsOfCommand,
} from '@perigee/core/community/commands/command-settings';
import type { Command } from '@perigee/core/community/commands/schema';
import type { SaveReply } from '@perigee/core/base/sections/save-reply';
import type { TabSettings } from '@perigee/core/community/guilds/settings-for-tabs';
import { isSame } from '@perigee/core/base/sections/is-same';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useState } from 'react';
import { m } from '#texts';
import { ChannelsPicker } from '../../components/pickers/choices/channels-picker.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { fieldErrors, resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import type { Baseline } from '../../components/settings-form/use-baseline.ts';
import { useDialogSave } from '../../components/settings-form/use-dialog-save.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { SaveProblem } from '../../components/save-problem/save-problem.tsx';
import { useSaveCommand } from './use-save-command.ts';
import styles from './command-settings.module.css';

interface CommandSettingsFormProps {
  command: Command;
  onClose: () => void;
}

const LISTS = [
  {
    name: 'allowedRoles',
    Picker: RolesPicker,
    label: m.command_settings_allowedRoles,
    hint: m.command_settings_allowedRoles_hint,
  },
  {
    name: 'forbiddenRoles',
    Picker: RolesPicker,
    label: m.command_settings_forbiddenRoles,
    hint: m.command_settings_forbiddenRoles_hint,
  },
  {
    name: 'allowedChannels',
    Picker: ChannelsPicker,
    label: m.command_settings_allowedChannels,
    hint: m.command_settings_allowedChannels_hint,
  },
  {
    name: 'forbiddenChannels',
    Picker: ChannelsPicker,
    label: m.command_settings_forbiddenChannels,
    hint: m.command_settings_forbiddenChannels_hint,
  },
] as const;

const problemsOf = resolveFields(commandSettingsSchema);

/** Whether usage is deleted, and who may use the command and where. Stays open with the reason when a save fails. */
export function CommandSettingsForm({ command, onClose }: CommandSettingsFormProps) {
  const text = useText();
  const showUndoable = useUndoableNotice();
  const settings = useTabSettings('commands');
  const save = useSaveCommand(command.name);
  const [opened] = useState(() => asOpened(settings, command.name));
  const [draft, setDraft] = useState(opened.saved);
  const { submit, conflict } = useDialogSave<CommandSettings, SaveReply<CommandSettings>>({
    schema: commandSettingsSchema,
    opened,
    save: (values, baseVersion, settled) => save.mutate({ values, baseVersion }, settled),
    setValues: setDraft,
    onDone: (reply) => {
      if (reply !== undefined) showUndoable(text(m.form_saved), [{ section: 'commands', version: reply.version }]);
      onClose();
    },
  });
  const problems = problemsOf(draft);
  const canSave = !isSame(draft, opened.saved) && Object.keys(problems).length === 0;

  const field = <Name extends keyof CommandSettings>(name: Name) => ({
    value: draft[name],
    error: errorAt({ ...refusedFields(save.error), ...problems }, name),
    onChange: (value: CommandSettings[Name]) => {
      setDraft({ ...draft, [name]: value });
      save.reset();
    },
  });

  return (
    <DialogForm
      submitLabel={text(m.form_save)}
      canSave={canSave}
      isSaving={save.isPending}
      conflict={conflict}
      onSubmit={() => submit(draft)}
      onCancel={onClose}
    >
      <SwitchRow
        label={text(m.command_settings_deleteUsage)}
        hint={text(m.command_settings_deleteUsage_hint)}
        path="deleteUsage"
        {...field('deleteUsage')}
      />
      {LISTS.map(({ name, Picker, label, hint }) => (
        <Picker key={name} data-path={name} label={text(label)} hint={text(hint)} {...field(name)} />
      ))}
      <p className={styles['note']}>{text(m.command_settings_note)}</p>
      <SaveProblem error={conflict === null ? save.error : null} />
    </DialogForm>
  );
}

function asOpened({ commands, versions }: TabSettings<'commands'>, name: string): Baseline<CommandSettings> {
  return { saved: settingsOfCommand(commands, name), version: versionOf(versions, 'commands') };
}

function refusedFields(error: unknown): Record<string, string> {
  return error instanceof ApiError ? fieldErrors(error.issues) : {};
}

/** The error of a list or of one of its entries. */
function errorAt(errors: Record<string, string>, name: string): string | undefined {
  const path = Object.keys(errors).find((candidate) => candidate === name || candidate.startsWith(`${name}.`));
  return path === undefined ? undefined : errors[path];
}
