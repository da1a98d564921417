import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { packIssue } from '../../components/settings-form/errors/field-error.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { caseName } from './case-texts.ts';
import { useCaseChanges } from './use-case-changes.ts';

interface EditDialogProps {
  summary: CaseSummary;
  mayChangeDuration: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the reason and the duration of a case. */
export function EditDialog({ isOpen, ...props }: EditDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={text(m.case_edit_title, { name: caseName(text, props.summary) })}
    >
      <EditForm {...props} />
    </FormDialog>
  );
}

function EditForm({ summary, mayChangeDuration, onClose }: Omit<EditDialogProps, 'isOpen'>) {
  const text = useText();
  const { edit } = useCaseChanges(summary.number);
  const [reason, setReason] = useState(summary.reason);
  const [durationMs, setDuration] = useState(summary.durationMs ?? 0);

  const isReasonChanged = reason.trim() !== summary.reason;
  const isDurationChanged = mayChangeDuration && durationMs !== (summary.durationMs ?? 0);
  const durationError = durationIssue(durationMs);
  const reasonError =
    reason.length > REASON_MAX ? packIssue({ code: 'reasonTooLong', params: { max: REASON_MAX } }) : undefined;
  const canSave = (isReasonChanged || isDurationChanged) && reasonError === undefined && durationError === undefined;

  const handleSubmit = () => {
    const changes = { ...(isReasonChanged && { reason: reason.trim() }), ...(isDurationChanged && { durationMs }) };
    const onSuccess = () => {
      notify('success', text(m.case_changed));
      onClose();
    };
    edit.mutate(changes, { onSuccess });
  };

  return (
    <DialogForm
      submitLabel={text(m.case_edit_save)}
      canSave={canSave}
      isSaving={edit.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <CounterTextarea
        label={text(m.case_reason)}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        error={reasonError}
      />
      {mayChangeDuration && (
        <DurationField
          label={text(m.case_duration)}
          hint={text(m.case_edit_duration_hint)}
          value={durationMs}
          onChange={setDuration}
          error={durationError}
        />
      )}
      <FailureNotice error={edit.error} />
    </DialogForm>
  );
}

function durationIssue(ms: number): string | undefined {
  if (!(ms >= 0)) return 'nonNegativeInteger';
  return ms > DURATION_MAX_MS ? packIssue({ code: 'punishmentTooLong', params: { max: DURATION_MAX_MS } }) : undefined;
}
