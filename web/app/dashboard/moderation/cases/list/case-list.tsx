import { m } from '#texts';
import { MoreButton } from '../../../components/more-pages/more-button.tsx';
import { useLongSearch } from '../../../components/more-pages/use-long-search.ts';
import { RowsSkeleton } from '../../../components/skeleton/rows-skeleton.tsx';
import { StateCard } from '../../../../components/state-card/state-card.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CaseRow } from './case-row.tsx';
import { CasesProblem } from '../cases-problem.tsx';
import type { useCases } from '../use-cases.ts';
import styles from '../cases.module.css';

interface CaseListProps {
  cases: ReturnType<typeof useCases>;
  isFiltered: boolean;
}

/** Cases one below the other: rows on wide screens, cards on narrow ones. */
export function CaseList({ cases, isFiltered }: CaseListProps) {
  const text = useText();
  const { data, isFetching, fetchNextPage } = cases;
  const shown = data?.pages.flatMap((page) => page.cases) ?? [];
  const isSearching = useLongSearch(cases, data !== undefined && shown.length === 0);
  const isStuck = isSearching && cases.isFetchNextPageError;

  if (isStuck || (data === undefined && cases.isError)) {
    const retry = () => void (isStuck ? fetchNextPage() : cases.refetch());
    return <CasesProblem error={cases.error} isRetrying={isFetching} onRetry={retry} />;
  }
  if (data === undefined) return <ListSkeleton label={text(m.cases_loading)} />;
  if (isSearching) return <ListSkeleton label={text(m.cases_searching)} />;
  if (shown.length === 0) {
    return (
      <StateCard
        icon={isFiltered ? 'search' : 'shield'}
        title={text(isFiltered ? m.cases_none_title : m.cases_empty_title)}
        text={text(isFiltered ? m.cases_none_text : m.cases_empty_text)}
      />
    );
  }
  return (
    <>
      <ol className={styles['list']} aria-busy={cases.isPlaceholderData}>
        {shown.map((found) => (
          <CaseRow key={found.number} summary={found} />
        ))}
      </ol>
      <MoreButton query={cases} label={text(m.cases_more)} className={styles['more']} />
    </>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return <RowsSkeleton label={label} rows={8} list={styles['list']} row={styles['place']} />;
}
