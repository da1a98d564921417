import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { reviewErrorText } from './review-texts.ts';
import { useReviewActions } from './use-review.ts';
import styles from './review.module.css';

/**
 * What Perigee is doing on the platform for this appeal, as far as a reviewer must know: failures, and a message that
 * was not delivered.
 */
export function ReviewEffects({ appeal }: { appeal: AppealDetail }) {
  const text = useText();
  const { retry } = useReviewActions(appeal.id);
  const { lift, liftProblem, announcement, post, postProblem } = appeal;
  const isFailing = lift === 'failing' || post === 'failing';

  return (
    <div role="status" className={styles['effects']}>
      {lift === 'pending' && <p>{text(m.review_lift_pending)}</p>}
      {lift === 'failing' && <Problem words={text(m.review_lift_failing)} detail={liftProblem} />}
      {announcement === 'refused' && <p>{text(m.review_announcement_refused)}</p>}
      {post === 'failing' && <Problem words={text(m.review_post_failing)} detail={postProblem} />}
      {isFailing && (
        <div>
          <Button
            size="small"
            busy={retry.isPending}
            onClick={() =>
              retry.mutate(undefined, { onError: (error) => notify('error', reviewErrorText(text, error)) })
            }
          >
            <Icon name="refresh" size={18} />
            {text(m.retry)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Problem({ words, detail }: { words: string; detail: string | null }) {
  return (
    <p className={styles['problem']}>
      <Icon name="alert" size={18} />
      <span>
        {words} {detail}
      </span>
    </p>
  );
}
