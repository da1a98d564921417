import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { reviewErrorText } from './review-texts.ts';
import { useReviewActions } from './use-review.ts';
import styles from './review.module.css';

/** Approve, decline and hold: the same actions as the buttons in the review channel. */
export function ReviewActions({ appeal }: { appeal: AppealDetail }) {
  const text = useText();
  const [isApproving, setApproving] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { decide, hold } = useReviewActions(appeal.id);
  const { state, isBanOver, refusal, heldBy } = appeal;
  if (state !== 'submitted' || isBanOver) return null;

  const onError = (error: Error) => notify('error', reviewErrorText(text, error));
  const mayNot = refusal !== null || decide.isPending;
  return (
    <section className={styles['panel']} aria-label={text(m.review_decide)}>
      {refusal === 'ownBan' && <p className={styles['note']}>{text(m.review_refused_ownBan)}</p>}
      <div className={styles['actions']}>
        <Button tone="primary" disabled={mayNot} onClick={() => setApproving(true)}>
          {text(m.review_approve)}
        </Button>
        <Button tone="dangerQuiet" disabled={mayNot} onClick={() => setDeclining(true)}>
          {text(m.review_decline)}
        </Button>
        <Button busy={hold.isPending} onClick={() => hold.mutate(heldBy === null, { onError })}>
          {text(heldBy === null ? m.review_hold : m.review_release)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isApproving}
        title={text(m.review_approve_title)}
        text={text(m.review_approve_text)}
        submitLabel={text(m.review_approve)}
        isBusy={decide.isPending}
        error={null}
        onConfirm={() => decide.mutate({ verdict: 'approve' }, { onError, onSettled: () => setApproving(false) })}
        onClose={() => setApproving(false)}
      />
      <DeclineDialog appealId={appeal.id} isOpen={isDeclining} onClose={() => setDeclining(false)} />
    </section>
  );
}
