import { useParams } from 'react-router';
import { PlatformAway } from '../../components/platform-away/platform-away.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { MemberBoard } from './member-board.tsx';
import { PublicBoard } from './public-board.tsx';

/** The leaderboard of a server: for its members, and for everybody where it is open to everybody. */
export default function LeaderboardPage() {
  const { guildId = '' } = useParams();
  const session = useSession();

  if (session.status === 'loading') return <BoardSkeleton />;
  if (session.status === 'unknown') return <PlatformAway />;
  if (session.status === 'guest') return <PublicBoard key={guildId} guildId={guildId} exit="/" />;
  return (
    <UserContext value={session.user}>
      <MemberBoard key={guildId} guildId={guildId} />
    </UserContext>
  );
}
