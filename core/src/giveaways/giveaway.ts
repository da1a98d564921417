import * as z from 'zod/mini';
import { giveawayAbout } from './schema.ts';

/**
 * `draft` was not opened yet; `running` takes entries until its end, `paused` takes none and has no end until it goes on;
 * `ended` is drawn, `cancelled` never will be.
 */
export const GIVEAWAY_STATES = ['draft', 'running', 'paused', 'ended', 'cancelled'] as const;
export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

/**
 * What is wrong with one: the message could not be posted or is gone, the prize could not be handed over, the result not posted;
 * or the seed can not be read any more, so that it was called off.
 */
export const GIVEAWAY_PROBLEMS = ['notPosted', 'messageGone', 'prizeGone', 'resultNotPosted', 'seedLost'] as const;
export type GiveawayProblem = (typeof GIVEAWAY_PROBLEMS)[number];

/**
 * What became of a place: `won` has the prize; `unclaimed` may still claim it; of the others somebody else was drawn in
 * their place: `expired` did not claim it, `rerolled` by a manager, `departed` had left the server when they were drawn.
 */
export const WINNER_STATES = ['won', 'unclaimed', 'expired', 'rerolled', 'departed'] as const;
export type WinnerState = (typeof WINNER_STATES)[number];

export const giveawayPerson = z.object({
  id: z.string(),
  /** The hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** As last known; of somebody the bot never saw, their id. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});

const winner = z.object({
  user: giveawayPerson,
  /** Their place in the order of the draw, from 0. */
  index: z.int(),
  /** Which of the places to win they were drawn for, from 0. */
  slot: z.int(),
  state: z.enum(WINNER_STATES),
  /** ISO 8601. */
  drawnAt: z.string(),
  /** Until when they can claim it, ISO 8601; null where nothing is to be claimed. */
  claimUntil: z.nullable(z.string()),
});
export type GiveawayWinner = z.infer<typeof winner>;

const iso = z.nullable(z.string());

/** A giveaway as managers see it. Moments are ISO 8601. */
export const giveawaySchema = z.object({
  id: z.string(),
  /** Counts the server's giveaways, from 1. */
  number: z.int(),
  state: z.enum(GIVEAWAY_STATES),
  /** A draft above the limit since a boost ended: it can not be opened. */
  isInactive: z.boolean(),
  ...giveawayAbout.shape,
  channel: z.string(),
  /** Null before it is posted. */
  messageId: z.nullable(z.string()),
  createdBy: giveawayPerson,
  createdAt: z.string(),
  openedAt: iso,
  /** When it ends; null while it is paused, and for a draft that runs for a while from its opening. */
  endsAt: iso,
  /** Of a draft, how long it will run; of a paused one, how long it has left, in milliseconds. */
  duration: z.nullable(z.number()),
  /** When it ended or was cancelled. */
  endedAt: iso,
  entries: z.int(),
  /** In the order they were drawn, those passed over included. Empty until it ended. */
  results: z.array(winner),
  /** SHA-256 of the server's seed, in hexadecimal digits; null for a draft. */
  commitment: z.nullable(z.string()),
  problem: z.nullable(z.enum(GIVEAWAY_PROBLEMS)),
});
export type Giveaway = z.infer<typeof giveawaySchema>;

/** How entries came in. */
export const giveawayStatistics = z.object({
  entries: z.int(),
  /** Entries by slices of time, oldest first; ISO 8601 of each slice's beginning. At most 60. */
  series: z.array(z.object({ at: z.string(), entries: z.int() })),
  /** How old the accounts of entrants were when they entered: under a week, a month, a year; and older. */
  accounts: z.object({ week: z.int(), month: z.int(), year: z.int(), older: z.int() }),
  /** Whether the list of entrants is forgotten; then there is nothing to show but their number. */
  isForgotten: z.boolean(),
});
export type GiveawayStatistics = z.infer<typeof giveawayStatistics>;

/** A giveaway as somebody who entered it sees it. */
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
  /** What they were drawn for; null where they were not. */
  won: z.nullable(z.object({ state: z.enum(WINNER_STATES), claimUntil: iso })),
});
export type OwnGiveaway = z.infer<typeof ownGiveaway>;

/** What everybody may check once it ended: ids alone, no names. */
export const fairGiveaway = z.object({
  id: z.string(),
  /** The version of the rules it is drawn by. */
  rules: z.literal('v1'),
  state: z.enum(GIVEAWAY_STATES),
  endsAt: iso,
  endedAt: iso,
  winners: z.int(),
  commitment: z.string(),
  /** In hexadecimal digits; null until it ended. */
  serverSeed: z.nullable(z.string()),
  /** SHA-256 of the list of entrants, in hexadecimal digits: the client's part of the draw. Null until it ended. */
  entrantsHash: z.nullable(z.string()),
  /** How many entered; 0 until it ended. */
  entrants: z.int(),
  /** In the order of the draw, those passed over included; empty until it ended. */
  results: z.array(z.object({ userId: z.string(), index: z.int(), slot: z.int(), state: z.enum(WINNER_STATES) })),
  /** Until when the list of entrants can be had; null until it ended, and once it is forgotten. */
  entrantsUntil: iso,
});
export type FairGiveaway = z.infer<typeof fairGiveaway>;
