import type { BoardPeriod, Sort } from '@perigee/core/economy/leaderboard/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../balances/write-money.ts';

type Text = (inputs: object, options: { locale: Locale }) => string;

const SORT_NAMES: Record<Sort, Text> = {
  balance: m.sort_balance,
  xp: m.sort_xp,
  level: m.sort_level,
};
const PERIOD_NAMES: Record<BoardPeriod, Text> = { all: m.period_all, month: m.period_month, week: m.period_week };

/** The name of a sort order. */
export const nameSort = (sort: Sort, locale: Locale): string => SORT_NAMES[sort]({}, { locale });
/** The name of a board's period. */
export const namePeriod = (period: BoardPeriod, locale: Locale): string => PERIOD_NAMES[period]({}, { locale });

/** A value with its unit: `1,240 💰`, `1,240 XP`, `level 12`. */
export function writeValue(value: number, sort: Sort, writing: BoardWording): string {
  if (sort === 'balance') return writeMoney(value, writing);
  const { locale } = writing;
  const shown = new Intl.NumberFormat(locale).format(value);
  return sort === 'level' ? m.board_level({ level: shown }, { locale }) : `${shown} XP`;
}

export type BoardWording = MoneyWriting;
