import * as z from 'zod/mini';
import { anyInteger, nonNegativeInteger, percent } from '../numbers/integers.ts';
import { minNotAboveMax } from '../numbers/min-max.ts';
import { atMost } from '../text/at-most.ts';
import { durationSchema } from '../time/duration-schema.ts';

/** Longest money symbol, in UTF-16 code units (spec.md 9). */
export const MONEY_SYMBOL_MAX = 50;

/** What a guild's money is called, earned and taxed by (spec.md 3, "Economy"). Cooldowns are milliseconds. */
export const economySchema = z.strictObject({
  work: z
    .strictObject({ min: nonNegativeInteger, max: nonNegativeInteger, cooldown: durationSchema() })
    .check(minNotAboveMax()),
  /** May cost as well as pay. */
  moneybags: z.strictObject({ min: anyInteger, max: anyInteger, cooldown: durationSchema() }).check(minNotAboveMax()),
  moneySymbol: z.string().check(atMost(MONEY_SYMBOL_MAX, 'tooLong')),
  /** Percent of a transfer between members that is taken out of circulation. */
  commission: percent,
  minBet: nonNegativeInteger,
  /** How likely a message brings experience, in percent, and how much. Acts only with boost. */
  messageXp: z
    .strictObject({ chance: percent, min: nonNegativeInteger, max: nonNegativeInteger })
    .check(minNotAboveMax()),
  /** Act only with boost. */
  moneyBonuses: z.strictObject({ daily: nonNegativeInteger, weekly: nonNegativeInteger }),
});
export type Economy = z.infer<typeof economySchema>;

/** What a guild has before anyone saved it: a few hours of play buy something small, nobody loses by it. */
export const DEFAULT_ECONOMY: Economy = {
  work: { min: 50, max: 250, cooldown: 3_600_000 },
  moneybags: { min: 0, max: 500, cooldown: 21_600_000 },
  moneySymbol: '💰',
  commission: 5,
  minBet: 10,
  messageXp: { chance: 25, min: 1, max: 5 },
  moneyBonuses: { daily: 200, weekly: 1_500 },
};
