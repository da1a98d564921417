import type { BoardPage } from './board-button.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { boardUrl } from './board-url.ts';
import type { BoardView } from './describe-board.ts';

interface BoardPlace {
  guildId: string;
  publicUrl: string;
}

/** Reads one page of a board and where the one who asked stands. */
export async function viewBoard(
  boards: LeaderboardService,
  { guildId, publicUrl }: BoardPlace,
  asked: BoardPage,
): Promise<BoardView> {
  const { sort, period, page, askerId } = asked;
  const [read, asker] = await Promise.all([
    boards.page({ guildId, sort, period, page }),
    boards.standing(guildId, askerId, sort, period),
  ]);
  return { ...asked, ...read, asker, url: boardUrl(publicUrl, guildId, asked) };
}
