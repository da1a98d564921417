import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { anyInteger, nonNegativeInteger, percent } from '../numbers/integers.ts';
import { minNotAboveMax } from '../numbers/min-max.ts';
import { atMost } from '../text/at-most.ts';
import { durationSchema } from '../time/duration-schema.ts';

/** Longest money symbol, in UTF-16 code units (spec.md 9). */
export const MONEY_SYMBOL_MAX = 50;

/** What is earned at once, and how often. */
function earningShape(amount: z.ZodMiniType<number, number>) {
  return { min: field('min', amount), max: field('max', amount), cooldown: field('cooldown', durationSchema()) };
}

/** What a guild's money is called, earned and taxed by (spec.md 3, "Economy"). Cooldowns are milliseconds. */
export const economySchema = z.strictObject({
  work: field('work', z.strictObject(earningShape(nonNegativeInteger)).check(minNotAboveMax())),
  /** May cost as well as pay. */
  moneybags: field('moneybags', z.strictObject(earningShape(anyInteger)).check(minNotAboveMax())),
  moneySymbol: field('moneySymbol', z.string().check(atMost(MONEY_SYMBOL_MAX, 'tooLong'))),
  /** Percent of a transfer between members that is taken out of circulation. */
  commission: field('commission', percent),
  minBet: field('minBet', nonNegativeInteger),
  /** How likely a message brings experience, in percent, and how much. Acts only with boost. */
  messageXp: field(
    'messageXp',
    z
      .strictObject({
        chance: field('chance', percent),
        min: field('min', nonNegativeInteger),
        max: field('max', nonNegativeInteger),
      })
      .check(minNotAboveMax()),
  ),
  /** Act only with boost. */
  moneyBonuses: field(
    'moneyBonuses',
    z.strictObject({ daily: field('daily', nonNegativeInteger), weekly: field('weekly', nonNegativeInteger) }),
  ),
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
