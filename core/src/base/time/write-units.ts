import type { Locale } from '../locales/locales.ts';

/** A unit name as `Intl.NumberFormat` takes it, and the amount. */
export type UnitAmount = readonly [unit: string, amount: number];

/** Cached, as constructing one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Amounts in words, without those that are zero: `1 day 2 hours`, «1 день 2 часа»; short, `1 hr 30 min`, «1 ч 30 мин».
 */
export function writeUnits(amounts: readonly UnitAmount[], locale: Locale, unitDisplay: 'long' | 'short'): string {
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => formatOf(unit, locale, unitDisplay).format(amount))
    .join(' ');
}

function formatOf(unit: string, locale: Locale, unitDisplay: 'long' | 'short'): Intl.NumberFormat {
  const key = `${unit} ${locale} ${unitDisplay}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, useGrouping: false });
  formats.set(key, format);
  return format;
}
