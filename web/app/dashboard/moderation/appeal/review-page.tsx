import { SegmentedControl } from '@mantine/core';
import { APPEAL_STATES, type AppealState } from '@perigee/core/moderation/appeal/status';
import { m } from '#texts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { MoreButton } from '../../components/more-pages/more-button.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useAddressQuery } from '../../lib/address/use-address-query.ts';
import { AppealCard } from './appeal-card.tsx';
import { AccessProblem } from './access-problem.tsx';
import { useAppeals } from './use-review.ts';
import styles from './review.module.css';

type Filter = AppealState | 'all';

/** The appeals, for people who may ban in the support community. */
export default function ReviewPage() {
  const text = useText();
  const [query, setQuery] = useAddressQuery();
  const requestedState = query.get('state');
  const filter: Filter =
    requestedState === 'all' ? 'all' : (APPEAL_STATES.find((state) => state === requestedState) ?? 'submitted');
  const appeals = useAppeals(filter === 'all' ? null : filter);
  const shown = appeals.data?.pages.flatMap((page) => page.appeals) ?? [];

  const choose = (next: Filter) => setQuery(next === 'submitted' ? {} : { state: next }, { replace: true });

  if (appeals.isError && appeals.data === undefined) {
    return <AccessProblem error={appeals.error} onRetry={() => void appeals.refetch()} />;
  }
  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: text(m.review_title) })} />
      <header className={styles['heading']}>
        <h1>{text(m.review_title)}</h1>
        <p>{text(m.review_lead)}</p>
      </header>
      <div className={styles['filter']}>
        <SegmentedControl<Filter>
          fullWidth
          aria-label={text(m.review_filter)}
          value={filter}
          onChange={choose}
          data={[
            { value: 'submitted', label: text(m.review_filter_submitted) },
            { value: 'approved', label: text(m.review_filter_approved) },
            { value: 'declined', label: text(m.review_filter_declined) },
            { value: 'all', label: text(m.review_filter_all) },
          ]}
        />
      </div>
      {appeals.isPending && <ListSkeleton />}
      {appeals.isSuccess && shown.length === 0 && (
        <StateCard icon="check" title={text(m.review_empty)} text={text(m.review_empty_text)} />
      )}
      <ul className={styles['list']}>
        {shown.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      <MoreButton query={appeals} label={text(m.history_more)} />
    </div>
  );
}

function ListSkeleton() {
  const text = useText();

  return (
    <div className={styles['list']} role="status" aria-label={text(m.review_loading)}>
      <Skeleton height={92} />
      <Skeleton height={92} />
      <Skeleton height={92} />
    </div>
  );
}
