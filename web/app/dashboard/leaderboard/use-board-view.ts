import { useSearchParams } from 'react-router';
import { type BoardView, readBoardView, writeBoardView } from './board-address.ts';

/** Which part of the leaderboard the address asks for, and how to ask for another. */
export function useBoardView() {
  const [query, setQuery] = useSearchParams();
  const view = readBoardView(query);

  return {
    view,
    /** `replace` leaves no step to go back to. */
    show(changes: Partial<BoardView>, { replace = false } = {}): void {
      setQuery(new URLSearchParams(writeBoardView({ ...view, ...changes })), { replace, preventScrollReset: true });
    },
  };
}
