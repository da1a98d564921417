import { readDuration } from '@perigee/core/base/time/duration';

/** Shortest and longest delay, in milliseconds: one second and one year. */
const AHEAD_MIN_MS = 1000;
export const AHEAD_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** Longest text, in UTF-16 code units, leaving room for the text around it. */
export const REMINDER_TEXT_MAX = 1500;

export type ReadReminder =
  | { aheadMs: number; text: string }
  | { refused: 'duration' | 'tooFar' | 'textMissing' | 'textTooLong' };

/**
 * Parses the delay and the text. Unquoted input such as "2 days feed the cat" is split into "2" and "days feed the
 * cat", so the delay may continue in the text.
 */
export function readReminder(when: string, text: string): ReadReminder {
  const alone = readDuration(when);
  const isWhole = alone !== null && alone.rest === '' && readDuration(text) === null;
  const read = isWhole ? { ms: alone.ms, rest: text.trim() } : readDuration(`${when} ${text}`);
  if (read === null || read.ms < AHEAD_MIN_MS) return { refused: 'duration' };
  if (read.ms > AHEAD_MAX_MS) return { refused: 'tooFar' };
  if (read.rest === '') return { refused: 'textMissing' };
  return read.rest.length > REMINDER_TEXT_MAX ? { refused: 'textTooLong' } : { aheadMs: read.ms, text: read.rest };
}
