import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { levelProgressSchema } from './level-progress.ts';

/** The values that members are ranked by. */
const VALUES = ['balance', 'xp'] as const;
export type RankedValue = (typeof VALUES)[number];

/**
 * Sort orders of a board (docs/rules/leaderboards.md#board); `level` sorts by experience and shows the level it gives.
 */
export const SORTS = [...VALUES, 'level'] as const;
export type Sort = (typeof SORTS)[number];

/** The value a board is ranked by. */
export function rankedValue(sort: Sort): RankedValue {
  return sort === 'balance' ? 'balance' : 'xp';
}

/** A member's value in the board's sort order. */
export function sortedValue(holder: { balance: number; xp: number; level: number | null }, sort: Sort): number {
  return sort === 'level' ? (holder.level ?? 0) : holder[sort];
}

/**
 * The board shown for a request: levels exist only for all time, and servers without levels show experience instead.
 */
export function shownBoard(
  requested: { sort: Sort; period: BoardPeriod },
  hasLevels: boolean,
): { sort: Sort; period: BoardPeriod } {
  if (requested.sort !== 'level') return requested;
  return hasLevels ? { sort: 'level', period: 'all' } : { ...requested, sort: 'xp' };
}

/** The period that counts: all time, or since the first of this month or since Monday, both at midnight UTC. */
export const PERIODS = ['all', 'month', 'week'] as const;
export type BoardPeriod = (typeof PERIODS)[number];

/** Members on one page (docs/rules/leaderboards.md#board). */
export const LEADERBOARD_PAGE = 10;

/** Most members found by a search. */
export const SEARCH_MAX = 10;

/** Longest search text, in UTF-16 code units; no name on the platform is longer. */
export const SEARCH_TEXT_MAX = 32;

/** Greatest age of the ranks in a response, in milliseconds. */
export const RANKS_AGE_MS = 5_000;

/** The query of one page, both in its address and in the API call. */
export const boardQuery = {
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidPage') }))),
  sort: z.optional(z.enum(SORTS, { error: issueCode('unknownSort') })),
  period: z.optional(z.enum(PERIODS, { error: issueCode('unknownPeriod') })),
};

const leaderUserSchema = z.object({
  id: z.string(),
  /** The avatar hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** The last known name, or the id of somebody the bot never saw. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});

export const leaderSchema = z.object({
  /** The rank, from 1; unique, as ties are broken by user id (docs/rules/leaderboards.md#rank). */
  number: z.number(),
  user: leaderUserSchema,
  /** In the requested period. */
  balance: z.number(),
  xp: z.number(),
  /** From all-time experience; null in a season, and where the server has no levels. */
  level: z.nullable(z.number()),
  /** They left the server. */
  departed: z.boolean(),
});
export type Leader = z.infer<typeof leaderSchema>;

/** The public part of a leaderboard. */
export const publicBoardSchema = z.object({
  guildName: z.string(),
  guildIcon: z.nullable(z.string()),
  /** The currency symbol of the server. */
  moneySymbol: z.string(),
  pageCount: z.number(),
  memberCount: z.number(),
  /** Whether it can be sorted by level. */
  hasLevels: z.boolean(),
  /** As requested, with defaults filled in, or what is shown instead. */
  page: z.number(),
  sort: z.enum(SORTS),
  period: z.enum(PERIODS),
  leaders: z.array(leaderSchema),
});
export type PublicBoard = z.infer<typeof publicBoardSchema>;

export const boardSchema = z.extend(publicBoardSchema, {
  /** The caller's place; null where they have no row or are hidden. */
  me: z.nullable(z.object({ number: z.number(), page: z.number() })),
  /** Whether the caller may edit balances, see hidden members and export. */
  access: z.boolean(),
  /** Anyone may open it. */
  isPublic: z.boolean(),
  /** The caller opted out of the list. */
  isHidden: z.boolean(),
  /** Members who opted out, unordered, at most a hundred; empty without access. */
  hiddenMembers: z.array(z.object({ user: leaderUserSchema, balance: z.number(), xp: z.number() })),
});
export type Board = z.infer<typeof boardSchema>;

export const leaderProfileSchema = z.object({
  guildName: z.string(),
  moneySymbol: z.string(),
  leader: z.object({
    user: leaderUserSchema,
    /** Null without a row, or if hidden. */
    number: z.nullable(z.number()),
    balance: z.number(),
    xp: z.number(),
    /** Null where a server has no levels. */
    level: z.nullable(levelProgressSchema),
    hidden: z.boolean(),
    departed: z.boolean(),
    /** Places gained since Monday by all-time balance; negative for places lost, null if unknown. */
    change: z.nullable(z.number()),
  }),
  access: z.boolean(),
  /** The caller is this member. */
  isMe: z.boolean(),
  /** Values at the end of each day with a change, oldest first; the last 30 such days. */
  history: z.array(z.object({ day: z.string(), balance: z.number(), xp: z.number() })),
});
export type LeaderProfile = z.infer<typeof leaderProfileSchema>;
