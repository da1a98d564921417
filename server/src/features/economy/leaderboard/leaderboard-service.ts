import {
  type Leader,
  LEADERBOARD_PAGE,
  type BoardPeriod,
  type RankedValue,
} from '@perigee/core/economy/leaderboard/schema';
import { levelOf, type Steepness } from '@perigee/core/rewards/levels/curve';
import type { BoardKey, BoardReader, RankedRow as Ranked } from '../balances/boards/board-reader.ts';
import type { HiddenMembers } from '../balances/boards/hidden-members.ts';
import type { RankAtWeekStart } from '../balances/boards/week-marks.ts';
import type { MemberName, MemberNames, NameMembers } from '../../community/index.ts';

/** A member's rank; `number` is null where they have no row on the board, or are hidden. */
export interface BoardStatus {
  number: number | null;
  balance: number;
  xp: number;
  /** The level from all their experience; null in a season, and where the guild has no levels. */
  level: number | null;
  hidden: boolean;
}

/** Leaderboards with names, for the site and the bot. */
export interface LeaderboardService {
  /** One page, counted from 1; ranks are exact and at most 5 s old. */
  page(query: BoardKey & { page: number }): Promise<{ memberCount: number; pageCount: number; leaders: Leader[] }>;
  findStatus(guildId: string, userId: string, sort: RankedValue, period: BoardPeriod): Promise<BoardStatus>;
  /** How many places a member with that number rose since Monday; negative for a drop, null where unknown. */
  change(guildId: string, userId: string, number: number): Promise<number | null>;
  /** Members on the board whose name starts with `text`, best first. */
  search(query: BoardKey & { text: string; limit: number }): Promise<Leader[]>;
}

interface LeaderboardDependencies {
  reader: BoardReader;
  names: MemberNames;
  hidden: HiddenMembers;
  nameMembers: NameMembers;
  weekStart: RankAtWeekStart;
  /** The curve of a guild's levels; null where it has none. */
  curveOf: (guildId: string) => Promise<Steepness | null>;
}

export function createLeaderboardService({
  reader,
  names,
  hidden,
  nameMembers,
  weekStart,
  curveOf,
}: LeaderboardDependencies): LeaderboardService {
  const levelIn = async ({ guildId, period }: Pick<BoardKey, 'guildId' | 'period'>) => {
    const curve = period === 'all' ? await curveOf(guildId) : null;
    return (xp: number) => (curve === null ? null : levelOf(xp, curve));
  };

  const withNames = async (board: BoardKey, ranked: readonly Ranked[]): Promise<Leader[]> => {
    const userIds = ranked.map(({ userId }) => userId);
    const [found, levelFor] = await Promise.all([nameMembers(board.guildId, userIds), levelIn(board)]);
    return ranked.flatMap(({ number, balance, xp }, index) =>
      found.slice(index, index + 1).map((name) => ({ number, balance, xp, level: levelFor(xp), ...describe(name) })),
    );
  };

  return {
    async page(query) {
      const { members, ranked } = await reader.page(query);
      const leaders = await withNames(query, ranked);
      return { memberCount: members, pageCount: Math.ceil(members / LEADERBOARD_PAGE), leaders };
    },

    async findStatus(guildId, userId, sort, period) {
      const [rank, isHidden, levelFor] = await Promise.all([
        reader.rankOf({ guildId, userId, sort, period }),
        hidden.has(guildId, userId),
        levelIn({ guildId, period }),
      ]);
      const { number = null, balance = 0, xp = 0 } = rank ?? {};
      return { number, balance, xp, level: levelFor(xp), hidden: isHidden };
    },

    async change(guildId, userId, number) {
      const before = await weekStart(guildId, userId);
      if (before === undefined) return 0;
      return before === null ? null : before - number;
    },

    async search({ text, limit, ...key }) {
      const found = await names.search(key.guildId, text, limit);
      const ranks = await Promise.all(found.map(({ userId }) => reader.rankOf({ ...key, userId })));
      const ranked = ranks.filter((rank) => rank !== null);
      return withNames(
        key,
        ranked.toSorted((one, other) => one.number - other.number),
      );
    },
  };
}

function describe({ userId, username, globalName, avatar, departed }: MemberName): Pick<Leader, 'user' | 'departed'> {
  return { user: { id: userId, avatar, username, global_name: globalName }, departed };
}
