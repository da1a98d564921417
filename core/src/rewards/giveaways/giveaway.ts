import * as z from 'zod/mini';
import { giveawayAbout } from './schema.ts';

/**
 * `draft`: not opened yet. `running`: takes entries until its end. `paused`: takes no entries, and has no end until it
 * is resumed. `ended`: drawn. `cancelled`: will never be drawn.
 */
export const GIVEAWAY_STATES = ['draft', 'running', 'paused', 'ended', 'cancelled'] as const;
export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

/**
 * What is wrong with a giveaway: its message could not be posted or was deleted, the prize could not be handed out, the
 * result could not be posted, or the seed can no longer be decrypted, so that it was cancelled.
 */
export const GIVEAWAY_PROBLEMS = ['notPosted', 'messageGone', 'prizeGone', 'resultNotPosted', 'seedLost'] as const;
export type GiveawayProblem = (typeof GIVEAWAY_PROBLEMS)[number];

/**
 * State of a drawn winner. `won`: has the prize. `unclaimed`: may still claim it. In the other states somebody else was
 * drawn instead: `expired` did not claim in time, `rerolled` was replaced by a manager, `departed` had left the server
 * before the draw.
 */
export const WINNER_STATES = ['won', 'unclaimed', 'expired', 'rerolled', 'departed'] as const;
export type WinnerState = (typeof WINNER_STATES)[number];

export const giveawayPerson = z.object({
  id: z.string(),
  /** The avatar hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** The last known name, or the id of somebody the bot never saw. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});

const winner = z.object({
  user: giveawayPerson,
  /** Position in the order of the draw, from 0. */
  index: z.int(),
  /** Which of the prizes they were drawn for, from 0. */
  slot: z.int(),
  state: z.enum(WINNER_STATES),
  /** ISO 8601. */
  drawnAt: z.string(),
  /** Deadline for claiming, ISO 8601; null where no claim is needed. */
  claimUntil: z.nullable(z.string()),
});
export type GiveawayWinner = z.infer<typeof winner>;

const iso = z.nullable(z.string());

/** A giveaway as managers see it. Moments are ISO 8601. */
export const giveawaySchema = z.object({
  id: z.string(),
  /** Sequence number within the server, from 1. */
  number: z.int(),
  state: z.enum(GIVEAWAY_STATES),
  /** A draft above the limit because boost ended: it cannot be opened. */
  isInactive: z.boolean(),
  ...giveawayAbout.shape,
  channel: z.string(),
  /** Null until it is posted. */
  messageId: z.nullable(z.string()),
  createdBy: giveawayPerson,
  createdAt: z.string(),
  openedAt: iso,
  /** When it ends; null while paused, and for a draft with a duration instead. */
  endsAt: iso,
  /** How long a draft will run, or the time left of a paused giveaway, in milliseconds. */
  duration: z.nullable(z.number()),
  /** When it ended or was cancelled. */
  endedAt: iso,
  entries: z.int(),
  /** In the order of the draw, including replaced winners. Empty until it ended. */
  results: z.array(winner),
  /** SHA-256 of the server seed, in hexadecimal; null for a draft. */
  commitment: z.nullable(z.string()),
  problem: z.nullable(z.enum(GIVEAWAY_PROBLEMS)),
});
export type Giveaway = z.infer<typeof giveawaySchema>;

/** How entries came in. */
export const giveawayStatistics = z.object({
  entries: z.int(),
  /** Entries per time slice, oldest first, with the start of each slice in ISO 8601. At most 60 slices. */
  series: z.array(z.object({ at: z.string(), entries: z.int() })),
  /** Entrants by the age of their account when they entered: under a week, a month, a year; and older. */
  accounts: z.object({ week: z.int(), month: z.int(), year: z.int(), older: z.int() }),
  /** Whether the list of entrants was deleted; then only their number is left. */
  isForgotten: z.boolean(),
});
export type GiveawayStatistics = z.infer<typeof giveawayStatistics>;

/** A giveaway as seen by somebody who entered it. */
export const ownGiveaway = z.object({
  id: z.string(),
  state: z.enum(GIVEAWAY_STATES),
  prize: giveawayAbout.shape.prize,
  winners: z.int(),
  channel: z.string(),
  messageId: z.nullable(z.string()),
  endsAt: iso,
  endedAt: iso,
  entries: z.int(),
  enteredAt: z.string(),
  /** State of their win; null where they were not drawn. */
  won: z.nullable(z.object({ state: z.enum(WINNER_STATES), claimUntil: iso })),
});
export type OwnGiveaway = z.infer<typeof ownGiveaway>;

/** The public proof of a giveaway: ids only, no names. */
export const fairGiveaway = z.object({
  id: z.string(),
  /** The version of the fairness rules. */
  rules: z.literal('v1'),
  state: z.enum(GIVEAWAY_STATES),
  endsAt: iso,
  endedAt: iso,
  winners: z.int(),
  commitment: z.string(),
  /** In hexadecimal; null until it ended. */
  serverSeed: z.nullable(z.string()),
  /** SHA-256 of the list of entrants, in hexadecimal, which serves as the client seed. Null until it ended. */
  entrantsHash: z.nullable(z.string()),
  /** Number of entrants; 0 until it ended. */
  entrants: z.int(),
  /** In the order of the draw, including replaced winners; empty until it ended. */
  results: z.array(z.object({ userId: z.string(), index: z.int(), slot: z.int(), state: z.enum(WINNER_STATES) })),
  /** How long the list of entrants is available; null until it ended, and once it is deleted. */
  entrantsUntil: iso,
});
export type FairGiveaway = z.infer<typeof fairGiveaway>;
