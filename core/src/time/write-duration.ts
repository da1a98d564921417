import type { Locale } from '../locales/locales.ts';
import { type DurationUnit, splitDuration } from './duration-parts.ts';

/** The units as the platforms' own texts name them, the longest first. */
const UNITS: readonly (readonly [DurationUnit, string])[] = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
];

/** A span in words, without units that are zero: `1 day 2 hours`, «1 день 2 часа». Less than a second is no word at all. */
export function writeDuration(ms: number, locale: Locale): string {
  const parts = splitDuration(ms);
  return UNITS.filter(([name]) => parts[name] > 0)
    .map(([name, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(parts[name]),
    )
    .join(' ');
}
