import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { PlatformUnavailable } from '../../components/platform-unavailable/platform-unavailable.tsx';
import { apiContext } from '../../../lib/api/api-context.ts';
import { send } from '../../../lib/api/send.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { UserContext } from '../../../lib/session/use-user.ts';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import { MemberBoard } from './board/member-board.tsx';
import { type BoardPreview, PreviewHead } from './preview-head.tsx';
import { PublicBoard } from './board/public-board.tsx';

/** The document's preview of a public leaderboard; null for one that is not public or does not exist. */
export async function loader({ context, params: { guildId = '' } }: LoaderFunctionArgs): Promise<BoardPreview | null> {
  const request = { params: { guildId }, query: {} };
  const board = await send('', leaderboardEndpoints.publicBoard, request, context.get(apiContext)).catch(() => null);
  return board && { guildId, guildName: board.guildName, memberCount: board.memberCount };
}

/** Previews are read from documents: a client-side navigation needs none. */
export function clientLoader(): null {
  return null;
}

/** The leaderboard of a server: for its members, and for everybody if it is public. */
export default function LeaderboardPage() {
  const preview = useLoaderData<typeof loader>();

  return (
    <>
      {preview !== null && <PreviewHead {...preview} />}
      <Leaderboard />
    </>
  );
}

function Leaderboard() {
  const { guildId = '' } = useParams();
  const session = useSession();

  if (session.status === 'loading') return <BoardSkeleton />;
  if (session.status === 'unknown') return <PlatformUnavailable />;
  if (session.status === 'guest') return <PublicBoard key={guildId} guildId={guildId} exit="/" />;
  return (
    <UserContext value={session.user}>
      <MemberBoard key={guildId} guildId={guildId} />
    </UserContext>
  );
}
