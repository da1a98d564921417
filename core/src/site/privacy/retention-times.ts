import { ACTIVITY_DAYS } from '../../base/activity/kinds.ts';
import { ENTRANTS_KEPT_MS } from '../../rewards/giveaways/limits.ts';
import { LOG_KEPT_MS } from '../../logs/limits.ts';
import { REPLAY_MS } from '../../community/message-archive/need.ts';
import { ARCHIVE_DAYS_MAX } from '../../community/message-archive/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Retention times in milliseconds. The only source both for what the server deletes and for what the privacy page says;
 * 0 where data is deleted as soon as it is no longer in effect.
 */
export const RETENTION_MS = {
  acts: 7 * DAY_MS,
  /** Longer, so that failures can be investigated. */
  failedActs: 30 * DAY_MS,
  /** There are many, and they are not needed once they can no longer be repeated. */
  logActs: HOUR_MS,
  statistics: DAY_MS,
  outages: 60 * DAY_MS,
  activity: ACTIVITY_DAYS * DAY_MS,
  /** How long a key protects a ledger movement from being repeated. */
  operationKeys: 30 * DAY_MS,
  /** Of past weeks and months. */
  pastBoards: 7 * DAY_MS,
  /** How long results of a poll can be looked up. */
  polls: 90 * DAY_MS,
  /** A wait is useless once it is over. */
  waits: HOUR_MS,
  /** Longer than a streak survives without a claim. */
  bonuses: 90 * DAY_MS,
  /** Two months to compare, plus a day for time zones. */
  economyHours: 62 * DAY_MS,
  economyWeeks: 35 * DAY_MS,
  orders: 30 * DAY_MS,
  roleGrants: 30 * DAY_MS,
  levelMessages: DAY_MS,
  coupons: 180 * DAY_MS,
  /** As long as the overview shows them. */
  couponGuesses: DAY_MS,
  entrants: ENTRANTS_KEPT_MS,
  /** Stakes count for a day, in whatever time zone the server is. */
  stakes: 3 * DAY_MS,
  /** As long as people may ask what became of a challenge. */
  challenges: 7 * DAY_MS,
  visits: DAY_MS,
  greetingCounts: DAY_MS,
  archive: ARCHIVE_DAYS_MAX * DAY_MS,
  replay: REPLAY_MS,
  logs: LOG_KEPT_MS,
  bulkParts: DAY_MS,
  /** Orders of earlier versions, longer than any button or form of them works. */
  pendingOrders: DAY_MS,
  componentStates: 0,
  /** Longer than the platform redelivers anything. */
  orderKeys: DAY_MS,
  clearings: 8 * DAY_MS,
  /** Longer than most of what was written there is kept. */
  deletedChannels: 365 * DAY_MS,
  automod: 90 * DAY_MS,
  spared: 0,
  /** How long the platform's answer about a token is trusted at most. */
  confirmedTokens: MINUTE_MS,
  knownTokens: DAY_MS,
  /** Long enough to see how a bad week began. */
  hostErrors: 14 * DAY_MS,
  hostDeeds: 365 * DAY_MS,
} as const;

/** Data with a retention time. */
export type RetentionName = keyof typeof RETENTION_MS;
