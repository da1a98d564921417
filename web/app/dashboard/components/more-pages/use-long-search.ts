import { useEffect } from 'react';

interface LongSearch {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * Fetches on while nothing is found: a long search returns its position before it has found anything. Stops at the
 * first failure, which would otherwise repeat itself without end. Returns whether the search is still on.
 */
export function useLongSearch(query: LongSearch, isNothingFound: boolean): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isSearching = isNothingFound && hasNextPage;

  useEffect(() => {
    if (isSearching && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isSearching, isFetching, isFetchNextPageError, fetchNextPage]);

  return isSearching;
}
