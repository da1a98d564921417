import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';

/** One number, or "from – to" where they differ. */
export function rangeText(numbers: readonly number[], locale: Locale): string {
  const texts = numbers.map((number) => number.toLocaleString(locale));
  return [...new Set(texts)].join(' – ');
}

/** "1 hr 30 min", "1 ч 30 мин"; zero is shown in seconds. */
export function durationText(ms: number, locale: Locale): string {
  const text = writeDuration(ms, locale, 'short');
  return text === '' ? (0).toLocaleString(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }) : text;
}
