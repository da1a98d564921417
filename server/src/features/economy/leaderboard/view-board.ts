import { rankedValue, shownBoard } from '@perigee/core/economy/leaderboard/schema';
import type { BoardPage } from './board-button.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { boardUrl } from './board-url.ts';
import type { BoardView } from './describe-board.ts';

interface BoardContext {
  guildId: string;
  publicUrl: string;
  /** Whether the guild has levels. */
  hasLevels: boolean;
}

/** Reads a page of a board, and the rank of the member who asked. */
export async function viewBoard(
  boards: LeaderboardService,
  { guildId, publicUrl, hasLevels }: BoardContext,
  requested: BoardPage,
): Promise<BoardView> {
  const { page, askerId } = requested;
  const { sort, period } = shownBoard(requested, hasLevels);
  const [read, asker] = await Promise.all([
    boards.page({ guildId, sort: rankedValue(sort), period, page }),
    boards.findStatus(guildId, askerId, rankedValue(sort), period),
  ]);
  const shown = { ...requested, sort, period };
  return { ...shown, ...read, asker, url: boardUrl(publicUrl, guildId, shown) };
}
