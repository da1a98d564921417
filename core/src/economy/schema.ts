import * as z from 'zod/mini';
import { COMMISSION_DEFAULT } from './commission.ts';
import { field } from '../schemas/field.ts';
import { anyInteger, nonNegativeInteger, percent } from '../numbers/integers.ts';
import { minNotAboveMax } from '../numbers/min-max.ts';
import { atMost } from '../text/at-most.ts';
import { durationSchema } from '../time/duration-schema.ts';

/** Longest money symbol, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const MONEY_SYMBOL_MAX = 50;

/** What is earned at once, and how often. */
function earningShape(amount: z.ZodMiniType<number, number>) {
  return { min: field('min', amount), max: field('max', amount), cooldown: field('cooldown', durationSchema()) };
}

/** What a guild's money is called, earned and taxed by (docs/rules/economy.md#defaults). Cooldowns are milliseconds. */
export const economySchema = z.strictObject({
  work: field({ en: 'Work', ru: 'Работа' }, z.strictObject(earningShape(nonNegativeInteger)).check(minNotAboveMax())),
  /** May cost as well as pay. */
  moneybags: field(
    { en: 'Moneybags', ru: 'Мешки с деньгами' },
    z.strictObject(earningShape(anyInteger)).check(minNotAboveMax()),
  ),
  moneySymbol: field(
    { en: 'Money symbol', ru: 'Символ валюты' },
    z.string().check(atMost(MONEY_SYMBOL_MAX, 'tooLong')),
  ),
  /** Percent of a transfer between members that is taken out of circulation. */
  commission: field({ en: 'Commission', ru: 'Комиссия' }, percent),
  minBet: field({ en: 'Minimum bet', ru: 'Минимальная ставка' }, nonNegativeInteger),
  /** How likely a message brings experience, in percent, and how much. Acts only with boost. */
  messageXp: field(
    { en: 'Message XP', ru: 'Опыт за сообщения' },
    z
      .strictObject({
        chance: field({ en: 'Chance', ru: 'Шанс' }, percent),
        min: field('min', nonNegativeInteger),
        max: field('max', nonNegativeInteger),
      })
      .check(minNotAboveMax()),
  ),
  /** Act only with boost. */
  moneyBonuses: field(
    { en: 'Bonuses', ru: 'Бонусы' },
    z.strictObject({
      daily: field({ en: 'Daily', ru: 'Ежедневный' }, nonNegativeInteger),
      weekly: field({ en: 'Weekly', ru: 'Еженедельный' }, nonNegativeInteger),
    }),
  ),
});
export type Economy = z.infer<typeof economySchema>;

/** What a guild has before anyone saved it: a few hours of play buy something small, nobody loses by it. */
export const DEFAULT_ECONOMY: Economy = {
  work: { min: 50, max: 250, cooldown: 3_600_000 },
  moneybags: { min: 0, max: 500, cooldown: 21_600_000 },
  moneySymbol: '💰',
  commission: COMMISSION_DEFAULT,
  minBet: 10,
  messageXp: { chance: 25, min: 1, max: 5 },
  moneyBonuses: { daily: 200, weekly: 1_500 },
};
