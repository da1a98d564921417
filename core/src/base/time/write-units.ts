import type { Locale } from '../locales/locales.ts';

/** A unit name as `Intl.NumberFormat` takes it, and the amount. */
export type UnitAmount = readonly [unit: string, amount: number];

/**
 * Amounts in words, without those that are zero: `1 day 2 hours`, «1 день 2 часа»; short, `1 hr 30 min`, «1 ч 30 мин».
 */
export function writeUnits(amounts: readonly UnitAmount[], locale: Locale, unitDisplay: 'long' | 'short'): string {
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, useGrouping: false }).format(amount),
    )
    .join(' ');
}
