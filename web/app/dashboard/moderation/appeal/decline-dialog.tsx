import { VERDICT_REASON_MAX } from '@perigee/core/moderation/appeal/limits';
import { verdictSchema } from '@perigee/core/moderation/appeal/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { packIssue } from '../../components/settings-form/errors/field-error.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { reviewErrorText } from './review-texts.ts';
import { useReviewActions } from './use-review.ts';
import styles from './review.module.css';

interface DeclineDialogProps {
  appealId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason for declining. Stays open on a failure and says why. */
export function DeclineDialog({ appealId, isOpen, onClose }: DeclineDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.review_decline_title)}>
      <ReasonForm appealId={appealId} onClose={onClose} />
    </FormDialog>
  );
}

function ReasonForm({ appealId, onClose }: Omit<DeclineDialogProps, 'isOpen'>) {
  const text = useText();
  const [reason, setReason] = useState('');
  const { decide } = useReviewActions(appealId);
  const verdict = { verdict: 'decline', reason } as const;
  const isTooLong = reason.length > VERDICT_REASON_MAX;

  return (
    <DialogForm
      submitLabel={text(m.review_decline)}
      canSave={z.safeParse(verdictSchema, verdict).success}
      isSaving={decide.isPending}
      onSubmit={() => decide.mutate(verdict, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <CounterTextarea
        label={text(m.review_reason)}
        hint={text(m.review_reason_hint)}
        value={reason}
        onChange={setReason}
        max={VERDICT_REASON_MAX}
        error={isTooLong ? packIssue({ code: 'reasonTooLong', params: { max: VERDICT_REASON_MAX } }) : undefined}
      />
      <div role="alert">
        {decide.isError && <p className={styles['problem']}>{reviewErrorText(text, decide.error)}</p>}
      </div>
    </DialogForm>
  );
}
