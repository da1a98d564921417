import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining time at a useful precision: days with hours, hours with minutes, minutes with seconds. */
export function timeLeft(ms: number, locale: Locale): string {
  const step = ms >= DAY ? HOUR : ms >= HOUR ? MINUTE : 1_000;
  return writeDuration(Math.floor(ms / step) * step, locale);
}
