import { useEffect } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../../components/settings-form/dialog-form.tsx';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { type DraftOf, draftOf, inputOf } from './giveaway-draft.ts';
import { GiveawayFields } from './giveaway-fields.tsx';
import { GiveawayPreview } from './giveaway-preview.tsx';
import { SaveTemplate } from './save-template.tsx';
import { TemplateSelect } from './template-select.tsx';
import { useCreateGiveaway, useGiveawayChanges } from '../use-giveaway-changes.ts';
import { useGiveawayForm } from './use-giveaway-form.ts';
import styles from '../giveaways.module.css';

interface GiveawayFormProps {
  of: DraftOf;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** Mounted only while the dialog is open, so that it starts without earlier input. */
export function GiveawayForm({ of, onClose, onDirty }: GiveawayFormProps) {
  const text = useText();
  const { giveaway } = of;
  const { zone } = useGuild().settings.timeZone;
  const { form, isDirty, isValid, problem, refuse, restart } = useGiveawayForm(draftOf(of, zone));
  const create = useCreateGiveaway();
  const { edit } = useGiveawayChanges(giveaway?.id ?? '');
  const input = inputOf(form.values);
  const isNew = giveaway === undefined;
  const isDrafting = create.isPending && create.variables.isDraft;
  const canSave = isValid && input !== null && (isNew || isDirty) && !isDrafting;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const done = (notice: string) => () => {
    notify('success', notice);
    onClose();
  };
  const save = (isDraft: boolean) => {
    if (input === null) return;
    if (!isNew) return edit.mutate(input, { onSuccess: done(text(m.giveaway_did_edit)), onError: refuse });
    const notice = text(isDraft ? m.giveaway_did_draft : m.giveaway_did_start);
    create.mutate({ giveaway: input, isDraft }, { onSuccess: done(notice), onError: refuse });
  };
  return (
    <DialogForm
      submitLabel={text(isNew ? m.giveaway_open : m.form_save)}
      canSave={canSave}
      problem={problem}
      isSaving={edit.isPending || (create.isPending && !isDrafting)}
      more={
        isNew && (
          <Button disabled={!canSave || create.isPending} busy={isDrafting} onClick={() => save(true)}>
            {text(m.giveaway_save_draft)}
          </Button>
        )
      }
      onSubmit={() => save(false)}
      onCancel={onClose}
    >
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          {isNew && <TemplateSelect onChoose={(template) => restart(draftOf({ template }, zone))} />}
          <GiveawayFields form={form} isChannelFixed={!isNew && giveaway.state !== 'draft'} />
          {isNew && <SaveTemplate draft={form.values} />}
        </div>
        <GiveawayPreview input={isValid ? input : null} />
      </div>
      <FailureNotice error={create.error ?? edit.error} />
    </DialogForm>
  );
}
