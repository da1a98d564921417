import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { packIssue } from '../../components/settings-form/errors/field-error.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { LIFT_TEXTS, casePersonName } from './case-texts.ts';
import { useCaseChanges } from './use-case-changes.ts';

interface LiftDialogProps {
  summary: CaseSummary;
  isOpen: boolean;
  onClose: () => void;
  onLifted?: () => void;
}

/** Asks before a case is taken back. */
export function LiftDialog({ isOpen, ...props }: LiftDialogProps) {
  const text = useText();
  const lift = LIFT_TEXTS[props.summary.type];

  if (lift === undefined) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={text(m.case_lift_title, { action: text(lift.action), name: casePersonName(props.summary.member) })}
    >
      <LiftForm {...props} />
    </FormDialog>
  );
}

function LiftForm({ summary, onClose, onLifted }: Omit<LiftDialogProps, 'isOpen'>) {
  const text = useText();
  const [reason, setReason] = useState('');
  const texts = LIFT_TEXTS[summary.type];
  const handleLifted = () => {
    if (texts !== undefined) notify('success', text(texts.done));
    onLifted?.();
    onClose();
  };
  const { lift } = useCaseChanges(summary.number, { onLifted: handleLifted });
  const error =
    reason.length > REASON_MAX ? packIssue({ code: 'reasonTooLong', params: { max: REASON_MAX } }) : undefined;

  if (texts === undefined) return null;
  return (
    <DialogForm
      submitLabel={text(texts.action)}
      canSave={error === undefined}
      isSaving={lift.isPending}
      onSubmit={() => lift.mutate(reason)}
      onCancel={onClose}
    >
      <p>{text(texts.text)}</p>
      <CounterTextarea
        label={text(m.case_lift_reason)}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        error={error}
        rows={2}
      />
      <FailureNotice error={lift.error} />
    </DialogForm>
  );
}
