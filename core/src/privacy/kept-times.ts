import { ACTIVITY_DAYS } from '../activity/kinds.ts';
import { ENTRANTS_KEPT_MS } from '../giveaways/limits.ts';
import { LOG_KEPT_MS } from '../logs/limits.ts';
import { REPLAY_MS } from '../message-archive/need.ts';
import { ARCHIVE_DAYS_MAX } from '../message-archive/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * After how long what goes by itself, in milliseconds. What the server forgets, and what the privacy page says of it, is read
 * from here alone; 0 where something goes as soon as it is over.
 */
export const KEPT_MS = {
  acts: 7 * DAY_MS,
  /** Longer, for whoever looks into why. */
  failedActs: 30 * DAY_MS,
  /** Many, and done for good as soon as nobody could repeat them. */
  logActs: HOUR_MS,
  statistics: DAY_MS,
  outages: 60 * DAY_MS,
  activity: ACTIVITY_DAYS * DAY_MS,
  /** How long a movement can't happen again under its key. */
  operationKeys: 30 * DAY_MS,
  /** Of weeks and months that are over. */
  pastBoards: 7 * DAY_MS,
  /** As long as somebody may look what came of one. */
  polls: 90 * DAY_MS,
  /** A wait that is over says nothing any more. */
  waits: HOUR_MS,
  /** Longer than a streak lives without a claim. */
  bonuses: 90 * DAY_MS,
  /** Two months to compare, and a day of any zone. */
  economyHours: 62 * DAY_MS,
  economyWeeks: 35 * DAY_MS,
  orders: 30 * DAY_MS,
  roleGrants: 30 * DAY_MS,
  levelMessages: DAY_MS,
  coupons: 180 * DAY_MS,
  /** As long as the overview tells of them. */
  couponGuesses: DAY_MS,
  entrants: ENTRANTS_KEPT_MS,
  /** What was staked counts for a day, wherever the server is. */
  stakes: 3 * DAY_MS,
  /** As long as somebody may ask what became of a challenge. */
  challenges: 7 * DAY_MS,
  visits: DAY_MS,
  greetingCounts: DAY_MS,
  archive: ARCHIVE_DAYS_MAX * DAY_MS,
  replay: REPLAY_MS,
  logs: LOG_KEPT_MS,
  bulkParts: DAY_MS,
  /** Longer than any button or form of an order works. */
  pendingOrders: DAY_MS,
  /** Longer than the platform tells anything again. */
  orderKeys: DAY_MS,
  clearings: 8 * DAY_MS,
  automod: 90 * DAY_MS,
  spared: 0,
  /** The longest that an answer of the platform about a token is believed. */
  confirmedTokens: MINUTE_MS,
  knownTokens: DAY_MS,
  /** Long enough to see what a bad week began with. */
  hostErrors: 14 * DAY_MS,
  hostDeeds: 365 * DAY_MS,
} as const;

/** What goes by itself. */
export type KeptName = keyof typeof KEPT_MS;
