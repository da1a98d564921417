import * as z from 'zod/mini';
import { nonNegativeInteger, positiveInteger } from '../base/numbers/integers.ts';
import { JACKPOT_NUMBER_MAX, JACKPOT_NUMBERS } from './jackpot/ticket.ts';
import { roundRecordSchema, serverSeedSchema } from './record.ts';

const amounts = z.array(nonNegativeInteger).check(z.minLength(1), z.maxLength(2));
const numbers = z.array(nonNegativeInteger.check(z.lte(JACKPOT_NUMBER_MAX))).check(z.length(JACKPOT_NUMBERS));

/** A finished round as published: no names, no guild. */
export const publicRound = z.object({
  kind: z.literal('round'),
  id: z.string(),
  /** Everything it follows from, including the seed. */
  record: roundRecordSchema,
  /** SHA-256 of the server seed, shown before the round; hexadecimal. */
  commitment: serverSeedSchema,
  /** What each player put in and was paid, in seat order. */
  escrow: amounts,
  payouts: amounts,
  /** ISO 8601. */
  startedAt: z.string(),
  settledAt: z.string(),
});
export type PublicRound = z.infer<typeof publicRound>;

/** A finished weekly jackpot draw. */
export const publicJackpot = z.object({
  kind: z.literal('jackpot'),
  id: z.string(),
  /** The version of the rules. */
  rules: positiveInteger,
  serverSeed: serverSeedSchema,
  commitment: serverSeedSchema,
  /** In the order of purchase: the first one is ticket 1. */
  tickets: z.array(numbers),
  pot: nonNegativeInteger,
  /** Percent of a won pot that goes out of circulation. */
  commission: nonNegativeInteger.check(z.lte(100)),
  drawn: numbers,
  /** Numbers of the tickets that shared the pot. */
  winners: z.array(positiveInteger),
  /** What each of them was paid. */
  share: nonNegativeInteger,
  /** What stayed for the next week. */
  carried: nonNegativeInteger,
  /** ISO 8601. */
  drawnAt: z.string(),
});
export type PublicJackpot = z.infer<typeof publicJackpot>;

export const publicProof = z.discriminatedUnion('kind', [publicRound, publicJackpot]);
export type PublicProof = z.infer<typeof publicProof>;
