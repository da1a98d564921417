import { firstOccurrence, type Recurrence } from '@perigee/core/base/reading/recurrence';
import type { When } from '@perigee/core/base/reading/reminder-order';
import type { OptionReading } from '../../../bot/options/option-reading.ts';
import type { Repetition } from './reminder-store.ts';

/** Shortest and longest delay, in milliseconds: one second and one year. */
const AHEAD_MIN_MS = 1000;
export const AHEAD_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** The shortest time between two occurrences of a repeated reminder, in milliseconds (docs/rules/reminders.md#repetitions). */
const INTERVAL_MIN_MS = 60 * 60 * 1000;

/** Longest text, in UTF-16 code units, leaving room for the text around it. */
export const REMINDER_TEXT_MAX = 1500;

export type ReminderRefusal = 'tooSoon' | 'tooFar' | 'tooOften' | 'textMissing' | 'textTooLong';

export type CheckedReminder = { dueAt: Date; text: string; repeats: Repetition | null } | { refused: ReminderRefusal };

/** Checks the time and the text of a reminder. */
export function checkReminder(
  when: When,
  text: string,
  { nowMs, zone }: Pick<OptionReading, 'nowMs' | 'zone'>,
): CheckedReminder {
  const trimmed = text.trim();
  const dueMs = when.kind === 'repeats' ? firstOccurrence(when.recurrence, { nowMs, zone }) : momentOf(when, nowMs);
  if (when.kind === 'repeats' && isTooOften(when.recurrence)) return { refused: 'tooOften' };
  if (dueMs - nowMs < AHEAD_MIN_MS && when.kind === 'once') return { refused: 'tooSoon' };
  if (dueMs - nowMs > AHEAD_MAX_MS && when.kind === 'once') return { refused: 'tooFar' };
  if (trimmed === '') return { refused: 'textMissing' };
  if (trimmed.length > REMINDER_TEXT_MAX) return { refused: 'textTooLong' };
  const repeats = when.kind === 'repeats' ? { recurrence: when.recurrence, zone } : null;
  return { dueAt: new Date(dueMs), text: trimmed, repeats };
}

function momentOf({ time }: Extract<When, { kind: 'once' }>, nowMs: number): number {
  return time.kind === 'moment' ? time.at : nowMs + time.ms;
}

function isTooOften(recurrence: Recurrence): boolean {
  const { kind } = recurrence;
  return kind === 'interval' && (recurrence.everyMs < INTERVAL_MIN_MS || recurrence.everyMs > AHEAD_MAX_MS);
}
