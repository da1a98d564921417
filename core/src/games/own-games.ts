import * as z from 'zod/mini';
import { GAME_NAMES, ROUND_GAMES } from './names.ts';

/** Rounds on one page. */
export const OWN_ROUNDS_PAGE = 20;

/** `refunded` gave everybody back what they had put in. */
export const ROUND_STATES = ['open', 'settled', 'refunded'] as const;
export type OwnRoundState = (typeof ROUND_STATES)[number];

/** Newest draws of the jackpot that are told of. */
export const OWN_JACKPOTS_MAX = 10;

const iso = z.string();

const ownRound = z.object({
  /** That of its proof. */
  id: z.string(),
  game: z.enum(ROUND_GAMES),
  state: z.enum(ROUND_STATES),
  /** ISO 8601. */
  startedAt: iso,
  /** Null while it is open. */
  settledAt: z.nullable(iso),
  /** What the member put in, equipment and doubled bets included. */
  staked: z.number(),
  /** What the member got; null while it is open. */
  paid: z.nullable(z.number()),
  /** Whom it was played against; null for the house. */
  opponent: z.nullable(
    z.object({
      id: z.string(),
      avatar: z.nullable(z.string()),
      username: z.string(),
      global_name: z.nullable(z.string()),
    }),
  ),
});
export type OwnRound = z.infer<typeof ownRound>;

/** A week's jackpot the member had tickets in. */
const ownJackpot = z.object({
  /** That of its proof. */
  id: z.string(),
  tickets: z.int(),
  staked: z.number(),
  /** Null until the numbers are drawn. */
  paid: z.nullable(z.number()),
  /** When the numbers are drawn, or were; ISO 8601. */
  drawsAt: iso,
});
export type OwnJackpot = z.infer<typeof ownJackpot>;

/** What came of all settled rounds of a game; of the jackpot, of all tickets whose numbers were drawn. */
const ownTotal = z.object({
  game: z.enum(GAME_NAMES),
  rounds: z.int(),
  /** Those that paid more than was put in. */
  won: z.int(),
  staked: z.number(),
  paid: z.number(),
});
export type OwnTotal = z.infer<typeof ownTotal>;

/** A member's games on a server. */
export const ownGamesSchema = z.object({
  /** Null when the bot is not there any more. */
  guildName: z.nullable(z.string()),
  moneySymbol: z.string(),
  /** Until when the member wants to play nothing, ISO 8601; null where they did not say so. */
  pausedUntil: z.nullable(iso),
  /** What the next round is drawn from, as far as it may be known; null before the first one. */
  seeds: z.nullable(z.object({ commitment: z.string(), clientSeed: z.string(), nonce: z.int() })),
  totals: z.array(ownTotal),
  /** The newest first. */
  jackpots: z.array(ownJackpot),
  rounds: z.array(ownRound),
  /** `before` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type OwnGames = z.infer<typeof ownGamesSchema>;
