import * as z from 'zod/mini';
import { nonNegativeInteger, percent, positiveInteger } from '../numbers/integers.ts';
import { ROUND_GAMES } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';

const seat = z.union([z.literal(0), z.literal(1)]);

/** What happened in a round after its start, in order. An act is read by its game's own schema. */
const entrySchema = z.union([
  z.strictObject({ kind: z.literal('act'), seat, act: z.unknown() }),
  z.strictObject({ kind: z.literal('timeout') }),
  /** Everybody gets back what they put in: the bot was removed, say. */
  z.strictObject({ kind: z.literal('refund') }),
]);
export type RoundEntry = z.infer<typeof entrySchema>;

export const serverSeedSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/u));

const seedsShape = {
  /** Secret while the round is open. */
  serverSeed: serverSeedSchema,
  clientSeed: z.string().check(z.maxLength(200)),
  nonce: nonNegativeInteger,
};
const seedsSchema = z.strictObject(seedsShape);
export type RoundSeeds = z.infer<typeof seedsSchema>;

const betSchema = z.strictObject({
  stake: positiveInteger.check(z.lte(STAKE_MAX)),
  seats: z.union([z.literal(1), z.literal(2)]),
  commission: percent,
  /** Read by the game's own schema. */
  options: z.unknown(),
});
export type AnyBet = z.infer<typeof betSchema>;

/** No round is longer: every shot of a duel takes something, and 150 points are all there are to take from each. */
const HISTORY_MAX = 400;

/** All that a round follows from: with it, anybody plays it again to the same end. */
export const roundRecordSchema = z.strictObject({
  game: z.enum(ROUND_GAMES),
  /** The version of the game's rules. */
  rules: positiveInteger,
  ...seedsShape,
  bet: betSchema,
  history: z.array(entrySchema).check(z.maxLength(HISTORY_MAX)),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;
