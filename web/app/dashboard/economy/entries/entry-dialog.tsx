import type { SaveReply } from '@perigee/core/base/sections/save-reply';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useDialogSave } from '../../components/settings-form/use-dialog-save.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useEconomyEntries } from './use-entries.ts';
import { useEntryForm } from './use-entry-form.ts';

interface EntryDialogProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  /** The entry to edit; null creates a new one. */
  entry: Entry | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates or edits an entry. Shows errors inside, and stays open until the entry is saved. */
export function EntryDialog<Entry extends Named>({ kind, entry, isOpen, onClose }: EntryDialogProps<Entry>) {
  const text = useText();
  const isNarrow = useMediaQuery('(max-width: 599px)') ?? false;
  const [isDirty, setDirty] = useState(false);

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text(entry === null ? kind.texts.createTitle : kind.texts.editTitle)}
      size={680}
      isFullScreen={isNarrow}
      // An accidental click outside or Escape must not lose unsaved input; the buttons still close the dialog.
      closesOutside={!isDirty}
      closesByEscape={!isDirty}
    >
      <EntryFields kind={kind} entry={entry} onClose={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}

interface EntryFieldsProps<Entry extends Named> extends Pick<EntryDialogProps<Entry>, 'kind' | 'entry' | 'onClose'> {
  onDirty: (isDirty: boolean) => void;
}

/** Mounted only while the dialog is open, so that it starts without earlier input. */
function EntryFields<Entry extends Named>({ kind, entry, onClose, onDirty }: EntryFieldsProps<Entry>) {
  const text = useText();
  const { settings } = useGuild();
  const { entries, save } = useEconomyEntries(kind);
  const others = entries.filter((other) => other.name !== entry?.name);
  const { form, values, isDirty, isValid, problem, refuse } = useEntryForm(kind, entry ?? kind.initial, others);
  const canSave = isValid && isDirty;
  const { submit, conflict } = useDialogSave<Entry, SaveReply<Entry>>({
    schema: kind.schema,
    opened: { saved: entry ?? kind.initial, version: versionOf(settings.versions, kind.section) },
    save: (changed, baseVersion, settled) =>
      save.mutate({ name: entry?.name ?? null, entry: changed, baseVersion }, settled),
    setValues: form.setValues,
    onDone: onClose,
    onRefused: refuse,
  });

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <DialogForm
      submitLabel={text(entry === null ? kind.texts.add : m.form_save)}
      canSave={canSave}
      isSaving={save.isPending}
      conflict={conflict}
      problem={problem}
      onSubmit={() => submit(values)}
      onCancel={onClose}
    >
      <kind.Fields form={form} />
      <FailureNotice error={conflict === null ? save.error : null} />
    </DialogForm>
  );
}
