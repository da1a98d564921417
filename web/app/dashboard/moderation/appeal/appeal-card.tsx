import type { AppealSummary } from '@perigee/core/moderation/appeal/review-schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ReviewMoment } from './moment.tsx';
import { reviewStateOf } from './review-texts.ts';
import { AppealStatePill } from './state-pill.tsx';
import styles from './review.module.css';

/** One appeal in the list: whose it is, since when, and what needs attention. */
export function AppealCard({ appeal }: { appeal: AppealSummary }) {
  const text = useText();
  const { id, user, submittedAt, heldBy, lift, post } = appeal;
  const name = user.global_name ?? user.username;

  return (
    <li className={styles['card']}>
      <Avatar user={user} name={name} size={44} />
      <div className={styles['words']}>
        <Link to={`/support/review/${id}`} viewTransition className={styles['name']}>
          {name}
        </Link>
        <p>
          @{user.username} · <ReviewMoment at={submittedAt} />
        </p>
        {heldBy !== null && <p>{text(m.review_held, { by: heldBy.username ?? heldBy.id })}</p>}
        {lift === 'failing' && <p className={styles['problem']}>{text(m.review_lift_failing)}</p>}
        {post === 'failing' && <p className={styles['problem']}>{text(m.review_post_failing)}</p>}
      </div>
      <AppealStatePill state={reviewStateOf(appeal)} />
    </li>
  );
}
