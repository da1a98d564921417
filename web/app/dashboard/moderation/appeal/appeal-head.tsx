import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { m } from '#texts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { reviewStateOf } from './review-texts.ts';
import { AppealStatePill } from './state-pill.tsx';
import styles from './review.module.css';

/** Who appeals, and the appeal's state. */
export function AppealHead({ appeal }: { appeal: AppealDetail }) {
  const text = useText();
  const { user, heldBy } = appeal;
  const name = user.global_name ?? user.username;

  return (
    <header className={styles['head']}>
      <Avatar user={user} name={name} size={64} />
      <div className={styles['words']}>
        <h1>{name}</h1>
        <p>
          @{user.username} · {user.id}
        </p>
        {heldBy !== null && <p>{text(m.review_held, { by: heldBy.username ?? heldBy.id })}</p>}
      </div>
      <AppealStatePill state={reviewStateOf(appeal)} />
    </header>
  );
}
