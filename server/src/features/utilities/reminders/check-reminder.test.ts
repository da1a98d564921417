import { expect, test } from 'vitest';
import { AHEAD_MAX_MS, checkReminder, REMINDER_TEXT_MAX } from './check-reminder.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const length = (ms: number) => ({ kind: 'length', ms }) as const;

test.for([
  { when: length(1000), text: ' tea ', checked: { aheadMs: 1000, text: 'tea' } },
  { when: length(AHEAD_MAX_MS), text: 'tea', checked: { aheadMs: AHEAD_MAX_MS, text: 'tea' } },
  { when: { kind: 'moment', at: NOW + 5000 } as const, text: 'tea', checked: { aheadMs: 5000, text: 'tea' } },
  { when: length(999), text: 'tea', checked: { refused: 'tooSoon' } },
  { when: length(AHEAD_MAX_MS + 1), text: 'tea', checked: { refused: 'tooFar' } },
  { when: length(1000), text: '  ', checked: { refused: 'textMissing' } },
  { when: length(1000), text: 'x'.repeat(REMINDER_TEXT_MAX + 1), checked: { refused: 'textTooLong' } },
])('Checks a reminder with the time $when and answers $checked', ({ when, text, checked }) => {
  expect(checkReminder(when, text, NOW)).toEqual(checked);
});
