import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router';

/**
 * The query in the page's address, and how to change it. A change is rendered at once: by default the router renders it
 * in a transition, and what is pressed before that would start from the filters before it and undo it.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (next: URLSearchParamsInit, options: Pick<NavigateOptions, 'replace'> = {}): void =>
    setQuery(next, { ...options, preventScrollReset: true, flushSync: true });
  return [query, change] as const;
}
