import {
  type Board,
  type PublicBoard,
  LEADERBOARD_PAGE,
  type BoardPeriod,
  rankedValue,
  shownBoard,
  type Sort,
} from '@perigee/core/economy/leaderboard/schema';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { HiddenMembers } from '../balances/boards/hidden-members.ts';
import type { GuildDirectory, NameMembers, GuildRights } from '../../community/index.ts';
import type { LeaderboardService } from './leaderboard-service.ts';

/** How many hidden members are listed for those who may edit balances. */
const HIDDEN_MAX = 100;

export interface BoardDependencies {
  leaderboard: LeaderboardService;
  hiddenMembers: HiddenMembers;
  nameMembers: NameMembers;
  directory: GuildDirectory;
  settingsCache: SettingsCache;
  rights: Pick<GuildRights, 'isEditor'>;
}

/** A board as requested by an address. */
export interface BoardQuery {
  page?: string | undefined;
  sort?: Sort | undefined;
  period?: BoardPeriod | undefined;
}

/** A page of a board, as everybody may see it. @throws AppError `notFound` when the bot is not in the guild. */
export async function readBoard(
  { leaderboard, directory, settingsCache }: BoardDependencies,
  guildId: string,
  { page: pageText = '1', ...requested }: BoardQuery,
): Promise<PublicBoard & { isPublic: boolean }> {
  const page = Number(pageText);
  const [{ name, icon }, settings] = await Promise.all([directory.get(guildId), settingsCache.get(guildId)]);
  const hasLevels = settings.levels.enabled;
  const { sort, period } = shownBoard(
    { sort: requested.sort ?? 'balance', period: requested.period ?? 'all' },
    hasLevels,
  );
  const found = await leaderboard.page({ guildId, page, sort: rankedValue(sort), period });
  return {
    guildName: name,
    guildIcon: icon,
    moneySymbol: settings.economy.moneySymbol,
    hasLevels,
    isPublic: settings.leaderboard.public,
    page,
    sort,
    period,
    ...found,
  };
}

/** The same for a member: with their own rank and, for those who may edit balances, the hidden members. */
export async function readBoardFor(
  dependencies: BoardDependencies,
  caller: Caller,
  guildId: string,
  query: BoardQuery,
): Promise<Board> {
  const { leaderboard, rights } = dependencies;
  const [board, access] = await Promise.all([
    readBoard(dependencies, guildId, query),
    rights.isEditor(caller, guildId, 'economy'),
  ]);
  const { number, hidden } = await leaderboard.findStatus(
    guildId,
    caller.userId,
    rankedValue(board.sort),
    board.period,
  );
  return {
    ...board,
    access,
    isHidden: hidden,
    me: number === null ? null : { number, page: Math.ceil(number / LEADERBOARD_PAGE) },
    hiddenMembers: access ? await listHidden(dependencies, guildId) : [],
  };
}

async function listHidden({ hiddenMembers, nameMembers }: BoardDependencies, guildId: string) {
  const hidden = await hiddenMembers.list(guildId, HIDDEN_MAX);
  const names = await nameMembers(
    guildId,
    hidden.map(({ userId }) => userId),
  );
  return hidden.flatMap(({ balance, xp }, index) =>
    names.slice(index, index + 1).map(({ userId, username, globalName, avatar }) => ({
      user: { id: userId, username, global_name: globalName, avatar },
      balance,
      xp,
    })),
  );
}

/** The board of a guild that made it public. @throws AppError `notFound` for any other. */
export async function readPublicBoard(
  dependencies: BoardDependencies,
  guildId: string,
  query: BoardQuery,
): Promise<PublicBoard> {
  const { leaderboard } = await dependencies.settingsCache.get(guildId);
  if (!leaderboard.public) throw new AppError('notFound', 'This server has no public leaderboard');
  return readBoard(dependencies, guildId, query);
}
