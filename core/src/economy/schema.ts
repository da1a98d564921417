import * as z from 'zod/mini';
import { COMMISSION_DEFAULT } from '../base/numbers/commission.ts';
import { labelled } from '../base/schemas/field-metadata.ts';
import { anyInteger, nonNegativeInteger, percent } from '../base/numbers/integers.ts';
import { minNotAboveMax } from '../base/numbers/min-max.ts';
import { atMost } from '../base/text/at-most.ts';
import { durationSchema } from '../base/time/duration-schema.ts';

/** Longest money symbol, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const MONEY_SYMBOL_MAX = 50;

/** How much one use earns, and how often it can be repeated. */
function earningShape(amount: z.ZodMiniType<number, number>) {
  return {
    min: labelled('min', amount),
    max: labelled('max', amount),
    cooldown: labelled('cooldown', durationSchema()),
  };
}

/**
 * A guild's money: its symbol, earnings and commission (docs/rules/economy.md#defaults). Cooldowns are milliseconds.
 */
export const economySchema = z.strictObject({
  work: labelled(
    { en: 'Work', ru: 'Работа' },
    z.strictObject(earningShape(nonNegativeInteger)).check(minNotAboveMax()),
  ),
  /** May cost money as well as pay it. */
  moneybags: labelled(
    { en: 'Moneybags', ru: 'Мешки с деньгами' },
    z.strictObject(earningShape(anyInteger)).check(minNotAboveMax()),
  ),
  moneySymbol: labelled(
    { en: 'Money symbol', ru: 'Символ валюты' },
    z.string().check(atMost(MONEY_SYMBOL_MAX, 'tooLong')),
  ),
  /** Percent of a transfer between members that is taken out of circulation. */
  commission: labelled({ en: 'Commission', ru: 'Комиссия' }, percent),
  minBet: labelled({ en: 'Minimum bet', ru: 'Минимальная ставка' }, nonNegativeInteger),
  /** The chance that a message gives experience, in percent, and how much. Needs boost. */
  messageXp: labelled(
    { en: 'Message XP', ru: 'Опыт за сообщения' },
    z
      .strictObject({
        chance: labelled({ en: 'Chance', ru: 'Шанс' }, percent),
        min: labelled('min', nonNegativeInteger),
        max: labelled('max', nonNegativeInteger),
      })
      .check(minNotAboveMax()),
  ),
  /** Needs boost. */
  moneyBonuses: labelled(
    { en: 'Bonuses', ru: 'Бонусы' },
    z.strictObject({
      daily: labelled({ en: 'Daily', ru: 'Ежедневный' }, nonNegativeInteger),
      weekly: labelled({ en: 'Weekly', ru: 'Еженедельный' }, nonNegativeInteger),
    }),
  ),
});
export type Economy = z.infer<typeof economySchema>;

/** Initial values: a few hours of play buy something small, and nobody loses money. */
export const DEFAULT_ECONOMY: Economy = {
  work: { min: 50, max: 250, cooldown: 3_600_000 },
  moneybags: { min: 0, max: 500, cooldown: 21_600_000 },
  moneySymbol: '💰',
  commission: COMMISSION_DEFAULT,
  minBet: 10,
  messageXp: { chance: 25, min: 1, max: 5 },
  moneyBonuses: { daily: 200, weekly: 1_500 },
};
