import { changeView, queryOf, type ViewChanges } from './address-view.ts';
import { useAddressQuery } from './use-address-query.ts';

/** A list's filters, kept in the page's address, and how to change them. */
export function useAddressView<View extends object>(read: (query: URLSearchParams) => View) {
  const [query, setQuery] = useAddressQuery();
  const view = read(query);

  return {
    view,
    /** `replace` adds no history entry. */
    show(changes: ViewChanges<View>, { replace = false } = {}): void {
      setQuery(queryOf(changeView(view, changes)), { replace });
    },
    reset: () => setQuery({}),
  };
}
