import type { Locale } from '@perigee/core/locales/locales';
import { splitDuration } from '@perigee/core/time/duration-parts';

/** One number, or "from – to" where the two differ. */
export function rangeText(numbers: readonly number[], locale: Locale): string {
  const texts = numbers.map((number) => number.toLocaleString(locale));
  return [...new Set(texts)].join(' – ');
}

/** "1 hr 30 min", "1 ч 30 мин". */
export function durationText(ms: number, locale: Locale): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  const units = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const shown = units.filter(([amount]) => amount > 0);
  return (shown.length > 0 ? shown : [[0, 'second'] as const])
    .map(([amount, unit]) => amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
