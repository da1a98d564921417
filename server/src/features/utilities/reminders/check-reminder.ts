import type { Time } from '@perigee/core/base/reading/time';

/** Shortest and longest delay, in milliseconds: one second and one year. */
const AHEAD_MIN_MS = 1000;
export const AHEAD_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** Longest text, in UTF-16 code units, leaving room for the text around it. */
export const REMINDER_TEXT_MAX = 1500;

export type CheckedReminder =
  | { aheadMs: number; text: string }
  | { refused: 'tooSoon' | 'tooFar' | 'textMissing' | 'textTooLong' };

/** Checks the time and the text of a reminder. */
export function checkReminder(when: Time, text: string, nowMs: number): CheckedReminder {
  const aheadMs = when.kind === 'moment' ? when.at - nowMs : when.kind === 'length' ? when.ms : Infinity;
  const trimmed = text.trim();
  if (aheadMs < AHEAD_MIN_MS) return { refused: 'tooSoon' };
  if (aheadMs > AHEAD_MAX_MS) return { refused: 'tooFar' };
  if (trimmed === '') return { refused: 'textMissing' };
  return trimmed.length > REMINDER_TEXT_MAX ? { refused: 'textTooLong' } : { aheadMs, text: trimmed };
}
