import { useAddressQuery } from '../../lib/address/use-address-query.ts';
import { type BoardView, readBoardView, writeBoardView } from './board-address.ts';

/** The view in the address, and how to change it. */
export function useBoardView() {
  const [query, setQuery] = useAddressQuery();
  const view = readBoardView(query);

  return {
    view,
    /** `replace` adds no history entry. */
    show(changes: Partial<BoardView>, { replace = false } = {}): void {
      setQuery(new URLSearchParams(writeBoardView({ ...view, ...changes })), { replace });
    },
  };
}
