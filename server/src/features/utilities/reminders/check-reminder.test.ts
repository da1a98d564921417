import type { When } from '@perigee/core/base/reading/reminder-order';
import { expect, test } from 'vitest';
import { AHEAD_MAX_MS, checkReminder, REMINDER_TEXT_MAX } from './check-reminder.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const READING = { nowMs: NOW, zone: 'UTC' };
const length = (ms: number): When => ({ kind: 'once', time: { kind: 'length', ms } });
const at = (ms: number): When => ({ kind: 'once', time: { kind: 'moment', at: ms } });
const every = (everyMs: number): When => ({ kind: 'repeats', recurrence: { kind: 'interval', everyMs } });
const due = (ms: number) => ({ dueAt: new Date(NOW + ms), text: 'tea', repeats: null });

test.for([
  { when: length(1000), text: ' tea ', checked: due(1000) },
  { when: length(AHEAD_MAX_MS), text: 'tea', checked: due(AHEAD_MAX_MS) },
  { when: at(NOW + 5000), text: 'tea', checked: due(5000) },
  { when: length(999), text: 'tea', checked: { refused: 'tooSoon' } },
  { when: length(AHEAD_MAX_MS + 1), text: 'tea', checked: { refused: 'tooFar' } },
  { when: length(Infinity), text: 'tea', checked: { refused: 'tooFar' } },
  { when: every(3_599_999), text: 'tea', checked: { refused: 'tooOften' } },
  { when: length(1000), text: '  ', checked: { refused: 'textMissing' } },
  { when: length(1000), text: 'x'.repeat(REMINDER_TEXT_MAX + 1), checked: { refused: 'textTooLong' } },
])('Checks a reminder with the time $when and answers $checked', ({ when, text, checked }) => {
  expect(checkReminder(when, text, READING)).toEqual(checked);
});

test('A reminder that repeats keeps how and in which time zone', () => {
  expect(checkReminder(every(7_200_000), 'tea', READING)).toEqual({
    dueAt: new Date(NOW + 7_200_000),
    text: 'tea',
    repeats: { recurrence: { kind: 'interval', everyMs: 7_200_000 }, zone: 'UTC' },
  });
});
