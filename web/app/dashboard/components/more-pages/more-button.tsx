import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import styles from './more-button.module.css';

/** A list that is fetched page by page. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

interface MoreButtonProps {
  query: PagedQuery;
  label: string;
  /** Where the list puts it. */
  className?: string | undefined;
}

/** Fetches the next page of a list. Where that failed it says why, and tries again when pressed. */
export function MoreButton({ query, label, className = styles['more'] }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;

  if (!hasNextPage) return null;
  return (
    <div className={className}>
      <FailureNotice error={isFetchNextPageError ? error : null} />
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
