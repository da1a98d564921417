import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { useParams } from 'react-router';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { AppealEvents } from './appeal-events.tsx';
import { AppealFacts } from './appeal-facts.tsx';
import { AccessProblem } from './access-problem.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEffects } from './review-effects.tsx';
import { useAppeal } from './use-review.ts';
import styles from './review.module.css';
import { reviewStateOf } from './review-texts.ts';
import { AppealStatePill } from './state-pill.tsx';

/** One appeal, and what a reviewer can do about it. */
export default function ReviewDetailPage() {
  const text = useText();
  const { appealId = '' } = useParams();
  const { data: appeal, isError, error, refetch } = useAppeal(appealId);

  if (isError && appeal === undefined) return <AccessProblem error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles['page']}>
      <div>
        <LinkButton to="/support/review">
          <span className={styles['back']}>
            <Icon name="arrow" size={18} />
          </span>
          {text(m.review_back)}
        </LinkButton>
      </div>
      {appeal === undefined ? (
        <div className={styles['list']} role="status" aria-label={text(m.review_loading)}>
          <PageHead title={text(m.page_title, { page: text(m.review_title) })} />
          <Skeleton height={96} />
          <Skeleton height={320} />
        </div>
      ) : (
        <>
          <PageHead title={text(m.page_title, { page: `${appeal.user.username} · ${text(m.review_title)}` })} />
          <AppealHead appeal={appeal} />
          <ReviewEffects appeal={appeal} />
          <AppealFacts appeal={appeal} />
          <ReviewActions appeal={appeal} />
          <AppealEvents events={appeal.events} />
        </>
      )}
    </div>
  );
}

/** Who appeals, and the appeal's state. */
function AppealHead({ appeal }: { appeal: AppealDetail }) {
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
