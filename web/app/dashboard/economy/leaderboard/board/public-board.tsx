import { m } from '#texts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { BoardFrame } from './board-frame.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { boardRefusalText } from '../board-refusal-text.ts';
import { RedirectNotice } from '../redirect-notice.tsx';
import { usePublicBoard } from '../use-board.ts';
import { useBoardView } from '../use-board-view.ts';

interface PublicBoardProps {
  guildId: string;
  /** Where people who may not see it are sent. */
  exit: '/' | '/@me';
}

/** The public leaderboard: read-only. */
export function PublicBoard({ guildId, exit }: PublicBoardProps) {
  const text = useText();
  const { view } = useBoardView();
  const { data, error, isFetching } = usePublicBoard(guildId, view);

  if (error !== null && data === undefined) {
    // As everywhere behind the sign-in, a guest is redirected home without a message (docs/rules/pages.md#routes).
    const isClosed = error instanceof ApiError && error.status === 404;
    const reason = exit === '/' && isClosed ? null : boardRefusalText(text, error, m.board_failed);
    return <RedirectNotice to={exit} reason={reason} />;
  }
  if (data === undefined) return <BoardSkeleton />;
  return <BoardFrame guildId={guildId} board={{ ...data, isPublic: true }} isFetching={isFetching} />;
}
