import { useMemo } from 'react';
import {
  type NavigateOptions,
  type URLSearchParamsInit,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';

/**
 * The query in the page's address, and how to change it. What the page is on its way to counts from the moment it is
 * requested: the router renders a new address in a transition, and what is pressed before that would start from the
 * filters before it and undo it.
 */
export function useAddressQuery() {
  const { pathname } = useLocation();
  const { location: upcoming } = useNavigation();
  const [shown, setQuery] = useSearchParams();
  const requested = upcoming?.pathname === pathname ? upcoming.search : null;
  const query = useMemo(() => (requested === null ? shown : new URLSearchParams(requested)), [requested, shown]);

  const change = (next: URLSearchParamsInit, options: Pick<NavigateOptions, 'replace'> = {}): void =>
    setQuery(next, { ...options, preventScrollReset: true, flushSync: true });
  return [query, change] as const;
}
