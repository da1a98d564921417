import { expect, test } from 'vitest';
import { AHEAD_MAX_MS, REMINDER_TEXT_MAX, readReminder } from './read-reminder.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.for([
  { when: '10m', text: 'tea', aheadMs: 10 * MINUTE, read: 'tea' },
  { when: '2', text: 'дня купить хлеб', aheadMs: 2 * DAY, read: 'купить хлеб' },
  { when: '1h', text: '30m stretch', aheadMs: 90 * MINUTE, read: 'stretch' },
  { when: '1h', text: '5 apples', aheadMs: 60 * MINUTE, read: '5 apples' },
  { when: '365d', text: 'x'.repeat(REMINDER_TEXT_MAX), aheadMs: AHEAD_MAX_MS, read: 'x'.repeat(REMINDER_TEXT_MAX) },
])('Reads "$when $text" as the time and text of a reminder', ({ when, text, aheadMs, read }) => {
  const reminder = readReminder(when, text);

  expect(reminder).toEqual({ aheadMs, text: read });
});

test.for([
  { when: 'soon', text: 'tea', refused: 'duration' },
  { when: '2', text: 'дня', refused: 'textMissing' },
  { when: '365d', text: '1s late', refused: 'tooFar' },
  { when: '1m', text: 'x'.repeat(REMINDER_TEXT_MAX + 1), refused: 'textTooLong' },
])('Rejects the reminder "$when $text": $refused', ({ when, text, refused }) => {
  const reminder = readReminder(when, text);

  expect(reminder).toEqual({ refused });
});
