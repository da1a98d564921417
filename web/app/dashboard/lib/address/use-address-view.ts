import { useSearchParams } from 'react-router';
import { changeView, queryOf, type ViewChanges } from './address-view.ts';

/** What a list is narrowed to, which the page's address keeps, and how to narrow it otherwise. */
export function useAddressView<View extends object>(read: (query: URLSearchParams) => View) {
  const [query, setQuery] = useSearchParams();
  const view = read(query);

  return {
    view,
    /** `replace` leaves no step to go back to. */
    show(changes: ViewChanges<View>, { replace = false } = {}): void {
      setQuery(queryOf(changeView(view, changes)), { replace, preventScrollReset: true });
    },
    reset: () => setQuery({}, { preventScrollReset: true }),
  };
}
