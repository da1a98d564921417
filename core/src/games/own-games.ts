import * as z from 'zod/mini';
import { GAME_NAMES, ROUND_GAMES } from './names.ts';

/** Rounds on one page. */
export const OWN_ROUNDS_PAGE = 20;

/** `refunded`: everybody got back what they had put in. */
export const ROUND_STATES = ['open', 'settled', 'refunded'] as const;
export type OwnRoundState = (typeof ROUND_STATES)[number];

/** Most jackpot draws shown, newest first. */
export const OWN_JACKPOTS_MAX = 10;

const iso = z.string();

const ownRound = z.object({
  /** The id of its proof. */
  id: z.string(),
  game: z.enum(ROUND_GAMES),
  state: z.enum(ROUND_STATES),
  /** ISO 8601. */
  startedAt: iso,
  /** Null while it is open. */
  settledAt: z.nullable(iso),
  /** What the member put in, including equipment and doubled bets. */
  staked: z.number(),
  /** What the member was paid; null while it is open. */
  paid: z.nullable(z.number()),
  /** The opponent; null for the house. */
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

/** A week's jackpot in which the member had tickets. */
const ownJackpot = z.object({
  /** The id of its proof. */
  id: z.string(),
  tickets: z.int(),
  staked: z.number(),
  /** Null until the numbers are drawn. */
  paid: z.nullable(z.number()),
  /** When the numbers are or were drawn; ISO 8601. */
  drawsAt: iso,
});
export type OwnJackpot = z.infer<typeof ownJackpot>;

/** Totals of a game over all settled rounds; for the jackpot, over all drawn tickets. */
const ownTotal = z.object({
  game: z.enum(GAME_NAMES),
  rounds: z.int(),
  /** Rounds that paid more than was put in. */
  won: z.int(),
  staked: z.number(),
  paid: z.number(),
});
export type OwnTotal = z.infer<typeof ownTotal>;

/** A member's games on a server. */
export const ownGamesSchema = z.object({
  /** Null when the bot is no longer in the guild. */
  guildName: z.nullable(z.string()),
  moneySymbol: z.string(),
  /** End of the break the member asked for, ISO 8601; null for no break. */
  pausedUntil: z.nullable(iso),
  /** The public part of the seeds of the next round; null before the first round. */
  seeds: z.nullable(z.object({ commitment: z.string(), clientSeed: z.string(), nonce: z.int() })),
  totals: z.array(ownTotal),
  /** Newest first. */
  jackpots: z.array(ownJackpot),
  rounds: z.array(ownRound),
  /** `before` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type OwnGames = z.infer<typeof ownGamesSchema>;
