import type { Locale } from '../locales/locales.ts';
import { type UnitAmount, writeUnits } from './write-units.ts';

const MINUTE_MS = 60_000;

/** How many of the longest units are written: hours do not matter in a year. */
const UNITS_MAX = 2;

const LESS: Record<Locale, string> = { en: 'less than a minute', ru: 'меньше минуты' };

/**
 * The length of a stay by the calendar (UTC), in the two longest units: `2 years 3 months`, «5 дней 1 час», «меньше
 * минуты». An end before the beginning counts as zero.
 */
export function writeStay(from: Date, to: Date, locale: Locale): string {
  const parts = partsBetween(from, to).filter(([, amount]) => amount > 0);
  if (parts.length === 0) return LESS[locale];
  return writeUnits(parts.slice(0, UNITS_MAX), locale, 'long');
}

function partsBetween(from: Date, to: Date): UnitAmount[] {
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (monthsAfter(from, months) > to.getTime()) months -= 1;
  months = Math.max(0, months);
  const minutes = Math.max(0, Math.floor((to.getTime() - monthsAfter(from, months)) / MINUTE_MS));
  return [
    ['year', Math.floor(months / 12)],
    ['month', months % 12],
    ['day', Math.floor(minutes / 1_440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ];
}

/** The same day and time that many months later; in a month without that day, its last day. */
function monthsAfter(from: Date, months: number): number {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first.getTime();
}
