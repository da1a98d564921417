import { type Leader, LEADERBOARD_PAGE, type Period, type Sort } from '@perigee/core/leaderboard/schema';
import type { BoardKey, BoardReader, PlaceAtWeekStart, Ranked } from '../balances/index.ts';
import type { HiddenMembers } from './hidden-members.ts';
import type { MemberName, MemberNames, NameMembers } from '../members/index.ts';

/** Where a member stands; the number is null without a row on the board, or hidden. */
export interface Standing {
  number: number | null;
  balance: number;
  xp: number;
  hidden: boolean;
}

/** Leaderboards with names, for the site and the bot. */
export interface LeaderboardService {
  /** One page, counted from 1; ranks are exact and at most 5 s old. */
  page(query: BoardKey & { page: number }): Promise<{ memberCount: number; pageCount: number; leaders: Leader[] }>;
  standing(guildId: string, userId: string, sort: Sort, period: Period): Promise<Standing>;
  /** How many places a member with that number went up since Monday; negative is down, null is unknown. */
  change(guildId: string, userId: string, number: number): Promise<number | null>;
  /** Members whose name begins like this and who are on the board, best first. */
  search(query: BoardKey & { text: string; limit: number }): Promise<Leader[]>;
}

interface LeaderboardDependencies {
  reader: BoardReader;
  names: MemberNames;
  hidden: HiddenMembers;
  nameMembers: NameMembers;
  weekStart: PlaceAtWeekStart;
}

export function createLeaderboardService({
  reader,
  names,
  hidden,
  nameMembers,
  weekStart,
}: LeaderboardDependencies): LeaderboardService {
  const withNames = async (guildId: string, ranked: readonly Ranked[]): Promise<Leader[]> => {
    const found = await nameMembers(
      guildId,
      ranked.map(({ userId }) => userId),
    );
    return ranked.flatMap(({ number, balance, xp }, index) =>
      found.slice(index, index + 1).map((name) => ({ number, balance, xp, ...describe(name) })),
    );
  };

  return {
    async page(query) {
      const { members, ranked } = await reader.page(query);
      const leaders = await withNames(query.guildId, ranked);
      return { memberCount: members, pageCount: Math.ceil(members / LEADERBOARD_PAGE), leaders };
    },

    async standing(guildId, userId, sort, period) {
      const [rank, isHidden] = await Promise.all([
        reader.rankOf({ guildId, userId, sort, period }),
        hidden.has(guildId, userId),
      ]);
      return { number: rank?.number ?? null, balance: rank?.balance ?? 0, xp: rank?.xp ?? 0, hidden: isHidden };
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
        key.guildId,
        ranked.toSorted((one, other) => one.number - other.number),
      );
    },
  };
}

function describe({ userId, username, globalName, avatar, departed }: MemberName): Pick<Leader, 'user' | 'departed'> {
  return { user: { id: userId, avatar, username, global_name: globalName }, departed };
}
