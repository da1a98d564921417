import * as z from 'zod/mini';
import { nonNegativeInteger, percent, positiveInteger } from '../base/numbers/integers.ts';
import { ROUND_GAMES } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';

const seat = z.union([z.literal(0), z.literal(1)]);

/** What happened in a round after its start, in order. Moves are parsed by the game's own schema. */
const entrySchema = z.union([
  z.strictObject({ kind: z.literal('act'), seat, act: z.unknown() }),
  z.strictObject({ kind: z.literal('timeout') }),
  /** Everybody gets back what they put in, for example because the bot was removed. */
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
  /** Parsed by the game's own schema. */
  options: z.unknown(),
});
export type AnyBet = z.infer<typeof betSchema>;

/**
 * More than any round can have: each duel shot costs at least a point, and a duellist has 150 points at most, healing
 * included.
 */
const HISTORY_MAX = 400;

/** Everything that determines a round: anybody can replay it to the same end. */
export const roundRecordSchema = z.strictObject({
  game: z.enum(ROUND_GAMES),
  /** The version of the game's rules. */
  rules: positiveInteger,
  ...seedsShape,
  bet: betSchema,
  history: z.array(entrySchema).check(z.maxLength(HISTORY_MAX)),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;
