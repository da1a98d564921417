import type { Board } from '@perigee/core/economy/leaderboard/schema';
import { useState } from 'react';
import { m } from '#texts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { BoardFrame } from './board-frame.tsx';
import { BoardSearch } from './board-search.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { ManagerTools } from '../tools/manager-tools.tsx';
import { OwnPlace } from '../tools/own-place.tsx';
import { PublicBoard } from './public-board.tsx';
import { boardRefusalText } from '../board-refusal-text.ts';
import { RedirectNotice } from '../redirect-notice.tsx';
import { useBoard } from '../use-board.ts';
import { useBoardView } from '../use-board-view.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';

/** The leaderboard for a member of the server; other people may still see it if it is public. */
export function MemberBoard({ guildId }: { guildId: string }) {
  const text = useText();
  const user = useUser();
  const { view } = useBoardView();
  const { data, error, isFetching } = useBoard(guildId, user.id, view);

  // A refetch that fails keeps the data that is shown.
  if (error !== null && data === undefined) {
    const isNoMember = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isNoMember) return <PublicBoard guildId={guildId} exit="/@me" />;
    return <RedirectNotice to="/@me" reason={boardRefusalText(text, error, m.board_failed)} />;
  }
  if (data === undefined) return <BoardSkeleton />;
  return <LoadedBoard guildId={guildId} board={data} isFetching={isFetching} />;
}

interface LoadedBoardProps {
  guildId: string;
  board: Board;
  isFetching: boolean;
}

function LoadedBoard({ guildId, board, isFetching }: LoadedBoardProps) {
  const user = useUser();
  const [searched, setSearched] = useState('');
  const [isJumping, setJumping] = useState(false);
  // Incremented when a search is cleared from outside, which remounts its field as an empty one.
  const [searches, setSearches] = useState(0);

  const handleJump = () => {
    setJumping(true);
    setSearched('');
    setSearches(searches + 1);
  };

  return (
    <BoardFrame
      guildId={guildId}
      board={board}
      isFetching={isFetching}
      ownId={user.id}
      isMemberView
      isJumping={isJumping}
      onJumped={() => setJumping(false)}
      searched={searched}
      actions={<JumpToMe me={board.me} onJump={handleJump} />}
      search={<BoardSearch key={searches} value={searched} onChange={setSearched} />}
      aside={
        <>
          <OwnPlace guildId={guildId} board={board} />
          {board.access && <ManagerTools guildId={guildId} board={board} />}
        </>
      }
    />
  );
}

/** Jumps to the person's own row, if they have one. */
function JumpToMe({ me, onJump }: { me: Board['me']; onJump: () => void }) {
  const text = useText();
  const { locale } = usePreferences();
  const { view, show } = useBoardView();

  if (me === null) return null;
  const handleClick = () => {
    onJump();
    if (view.page !== me.page) show({ page: me.page });
  };
  return (
    <Button onClick={handleClick}>
      <Icon name="at" size={18} />
      {text(m.board_jump, { rank: me.number.toLocaleString(locale) })}
    </Button>
  );
}
