import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { levelProgressSchema } from '../levels/endpoints.ts';

/** What members have, and are ranked by. */
const VALUES = ['balance', 'xp'] as const;
export type RankedValue = (typeof VALUES)[number];

/** How a board may be sorted (docs/rules/leaderboards.md#board); by level is by experience, shown as what it makes. */
export const SORTS = [...VALUES, 'level'] as const;
export type Sort = (typeof SORTS)[number];

/** What a board is ranked by. */
export function rankedValue(sort: Sort): RankedValue {
  return sort === 'balance' ? 'balance' : 'xp';
}

/** What somebody on a board has of what it is sorted by. */
export function sortedValue(holder: { balance: number; xp: number; level: number | null }, sort: Sort): number {
  return sort === 'level' ? (holder.level ?? 0) : holder[sort];
}

/** The board that is shown to who asks for one: levels are of all time, and experience where a server has no levels. */
export function shownBoard(
  requested: { sort: Sort; period: BoardPeriod },
  hasLevels: boolean,
): { sort: Sort; period: BoardPeriod } {
  if (requested.sort !== 'level') return requested;
  return hasLevels ? { sort: 'level', period: 'all' } : { ...requested, sort: 'xp' };
}

/**
 * The window that counts: everything there ever was, or what came in since the first of this month or since Monday, both
 * at midnight UTC.
 */
export const PERIODS = ['all', 'month', 'week'] as const;
export type BoardPeriod = (typeof PERIODS)[number];

/** Members on one page (docs/rules/leaderboards.md#board). */
export const LEADERBOARD_PAGE = 10;

/** Most members a search by name finds. */
export const SEARCH_MAX = 10;

/** Longest text searched for, in UTF-16 code units; no name on the platform is longer. */
export const SEARCH_TEXT_MAX = 32;

/** Ranks in an answer are never older than this, in milliseconds. */
export const RANKS_AGE_MS = 5_000;

/** One page as its address and its call ask for it. */
export const boardQuery = {
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidPage') }))),
  sort: z.optional(z.enum(SORTS, { error: issueCode('unknownSort') })),
  period: z.optional(z.enum(PERIODS, { error: issueCode('unknownPeriod') })),
};

const leaderUserSchema = z.object({
  id: z.string(),
  /** The hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** As last known; of somebody the bot never saw, their id. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});

export const leaderSchema = z.object({
  /** The rank, from 1; unique, as equal values are told apart by the user id (docs/rules/leaderboards.md#rank). */
  number: z.number(),
  user: leaderUserSchema,
  /** In the period asked for. */
  balance: z.number(),
  xp: z.number(),
  /** What all their experience makes; null in a season, and where a server has no levels. */
  level: z.nullable(z.number()),
  /** They left the server. */
  departed: z.boolean(),
});
export type Leader = z.infer<typeof leaderSchema>;

/** What everybody may know of a leaderboard that is open to everybody. */
export const publicBoardSchema = z.object({
  guildName: z.string(),
  guildIcon: z.nullable(z.string()),
  /** How money is called there. */
  moneySymbol: z.string(),
  pageCount: z.number(),
  memberCount: z.number(),
  /** Whether it can be sorted by level. */
  hasLevels: z.boolean(),
  /** What was asked for, with what was left out filled in, or what is shown instead. */
  page: z.number(),
  sort: z.enum(SORTS),
  period: z.enum(PERIODS),
  leaders: z.array(leaderSchema),
});
export type PublicBoard = z.infer<typeof publicBoardSchema>;

export const boardSchema = z.extend(publicBoardSchema, {
  /** Where the caller stands; null without a row, or hidden. */
  me: z.nullable(z.object({ number: z.number(), page: z.number() })),
  /** May edit balances, sees hidden members, may export. */
  access: z.boolean(),
  /** Anyone may open it. */
  isPublic: z.boolean(),
  /** The caller opted out of the list. */
  isHidden: z.boolean(),
  /** Who opted out, in no order of the board's, the first hundred; empty for those without access. */
  hiddenMembers: z.array(z.object({ user: leaderUserSchema, balance: z.number(), xp: z.number() })),
});
export type Board = z.infer<typeof boardSchema>;

export const leaderProfileSchema = z.object({
  guildName: z.string(),
  moneySymbol: z.string(),
  leader: z.object({
    user: leaderUserSchema,
    /** Null without a row, or hidden. */
    number: z.nullable(z.number()),
    balance: z.number(),
    xp: z.number(),
    /** Null where a server has no levels. */
    level: z.nullable(levelProgressSchema),
    hidden: z.boolean(),
    departed: z.boolean(),
    /** How many places they went up since Monday by all-time balance; negative is down, null is unknown. */
    change: z.nullable(z.number()),
  }),
  access: z.boolean(),
  /** The caller looks at themself. */
  isMe: z.boolean(),
  /** What they had at the end of each day on which something changed, oldest first; the last 30 such days. */
  history: z.array(z.object({ day: z.string(), balance: z.number(), xp: z.number() })),
});
export type LeaderProfile = z.infer<typeof leaderProfileSchema>;
