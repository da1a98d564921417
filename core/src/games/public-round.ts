import * as z from 'zod/mini';
import { nonNegativeInteger, positiveInteger } from '../numbers/integers.ts';
import { JACKPOT_NUMBER_MAX, JACKPOT_NUMBERS } from './jackpot/ticket.ts';
import { roundRecordSchema, serverSeedSchema } from './record.ts';

const amounts = z.array(nonNegativeInteger).check(z.minLength(1), z.maxLength(2));
const numbers = z.array(nonNegativeInteger.check(z.lte(JACKPOT_NUMBER_MAX))).check(z.length(JACKPOT_NUMBERS));

/** A round that is over, as everybody may read it: no names, no server. */
export const publicRound = z.object({
  kind: z.literal('round'),
  id: z.string(),
  /** All it follows from, the seed included. */
  record: roundRecordSchema,
  /** SHA-256 of the server seed, as it was shown before the round; hexadecimal. */
  commitment: serverSeedSchema,
  /** What each player put in and got, in the order of the seats. */
  escrow: amounts,
  payouts: amounts,
  /** ISO 8601. */
  startedAt: z.string(),
  settledAt: z.string(),
});
export type PublicRound = z.infer<typeof publicRound>;

/** A week's draw of the jackpot that is over. */
export const publicJackpot = z.object({
  kind: z.literal('jackpot'),
  id: z.string(),
  /** The version of the rules. */
  rules: positiveInteger,
  serverSeed: serverSeedSchema,
  commitment: serverSeedSchema,
  /** In the order they were bought: the first one is ticket 1. */
  tickets: z.array(numbers),
  pot: nonNegativeInteger,
  /** Percent of a pot that is won that goes out of circulation. */
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
