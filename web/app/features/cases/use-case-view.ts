import { useSearchParams } from 'react-router';
import { type CaseView, changeView, readCaseView } from './case-address.ts';

/** What the list is narrowed to, and how to narrow it otherwise. */
export function useCaseView() {
  const [query, setQuery] = useSearchParams();
  const view = readCaseView(query);

  return {
    view,
    /** `replace` leaves no step to go back to. */
    show(changes: { [Name in keyof CaseView]?: CaseView[Name] | undefined }, { replace = false } = {}): void {
      setQuery(new URLSearchParams({ ...changeView(view, changes) }), { replace, preventScrollReset: true });
    },
    reset: () => setQuery({}, { preventScrollReset: true }),
  };
}
