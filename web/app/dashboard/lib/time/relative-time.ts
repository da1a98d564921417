import type { Locale } from '@perigee/core/base/locales/locales';

/** Longest first, in milliseconds; months and years at their average length. */
const UNITS = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * A moment relative to now in one unit, as the platform writes it: “in 2 days”. Takes milliseconds; negative for the
 * past.
 */
export function relativeTime(ms: number, locale: Locale): string {
  const [unit, unitMs] = UNITS.find(([, each]) => Math.abs(ms) >= each) ?? (['second', 1_000] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.round(ms / unitMs), unit);
}
