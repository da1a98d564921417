import type { Locale } from '@perigee/core/base/locales/locales';
import { readDuration } from '@perigee/core/base/time/duration';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { Suggestion } from '../define-command.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations that moderators use most. */
const COMMON = [10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

/** Suggests durations as text that can be parsed again: common ones, or a typed number with each unit. */
export function suggestDurations(typed: string, locale: Locale): Suggestion[] {
  return spansOf(typed.trim())
    .filter((ms) => ms >= 1000 && ms <= DURATION_MAX_MS)
    .map((ms) => writeDuration(ms, locale))
    .map((words) => ({ name: words, value: words }));
}

function spansOf(typed: string): number[] {
  if (typed === '') return COMMON;
  const read = readDuration(typed);
  if (read?.rest === '') return [read.ms];
  return /^\d{1,9}$/.test(typed) ? [MINUTE, HOUR, DAY, 7 * DAY].map((unit) => Number(typed) * unit) : [];
}
