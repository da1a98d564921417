import type { Locale } from '../locales/locales.ts';
import { splitDuration } from './duration-parts.ts';
import { type UnitAmount, writeUnits } from './write-units.ts';

/** A duration in words, without units that are zero: `1 day 2 hours`, «1 день 2 часа». Empty for less than a second. */
export function writeDuration(ms: number, locale: Locale, unitDisplay: 'long' | 'short' = 'long'): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  const amounts: UnitAmount[] = [
    ['day', days],
    ['hour', hours],
    ['minute', minutes],
    ['second', seconds],
  ];
  return writeUnits(amounts, locale, unitDisplay);
}
