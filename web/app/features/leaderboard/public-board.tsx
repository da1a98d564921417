import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { BoardFrame } from './board-frame.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { SentAway } from './sent-away.tsx';
import { usePublicBoard } from './use-board.ts';
import { useBoardView } from './use-board-view.ts';

interface PublicBoardProps {
  guildId: string;
  /** Where somebody goes who may not see it. */
  exit: '/' | '/@me';
}

/** The leaderboard as everybody may see it: to read, and nothing else. */
export function PublicBoard({ guildId, exit }: PublicBoardProps) {
  const text = useText();
  const { view } = useBoardView();
  const { data, isError, isFetching } = usePublicBoard(guildId, view);

  if (isError) return <SentAway to={exit} reason={exit === '/' ? null : text(m.board_failed)} />;
  if (data === undefined) return <BoardSkeleton />;
  return <BoardFrame guildId={guildId} board={{ ...data, isPublic: true }} isFetching={isFetching} />;
}
