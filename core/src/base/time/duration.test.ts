import { expect, test } from 'vitest';
import { beginsUnclearDuration, readDuration } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.for([
  { text: '10m', ms: 10 * MINUTE, rest: '' },
  { text: '1h30m tea', ms: 90 * MINUTE, rest: 'tea' },
  { text: '1 h 30 min. 5 apples', ms: 90 * MINUTE, rest: '5 apples' },
  { text: '1ч 30м', ms: 90 * MINUTE, rest: '' },
  { text: '1ч30', ms: 90 * MINUTE, rest: '' },
  { text: '1h 30 apples', ms: HOUR, rest: '30 apples' },
  { text: '2 weeks', ms: 14 * DAY, rest: '' },
  { text: '1 day 2 часа', ms: DAY + 2 * HOUR, rest: '' },
  { text: '2 дня купить хлеб', ms: 2 * DAY, rest: 'купить хлеб' },
  { text: '1,5 часа', ms: 90 * MINUTE, rest: '' },
  { text: '21 минуту', ms: 21 * MINUTE, rest: '' },
  { text: '1 неделю и день', ms: 7 * DAY, rest: 'и день' },
  { text: 'неделя', ms: 7 * DAY, rest: '' },
  { text: 'полчаса флуд', ms: 30 * MINUTE, rest: 'флуд' },
  { text: 'Half an hour of rest', ms: 30 * MINUTE, rest: 'of rest' },
  { text: 'Week of silence', ms: 7 * DAY, rest: 'of silence' },
  { text: 'час 30 минут', ms: 90 * MINUTE, rest: '' },
  { text: '1h day off', ms: HOUR, rest: 'day off' },
  { text: '1S', ms: 1_000, rest: '' },
  { text: '0s', ms: 0, rest: '' },
  { text: '366d', ms: 366 * DAY, rest: '' },
  { text: '1000000000000h', ms: 1e12 * HOUR, rest: '' },
  { text: `${'9'.repeat(400)}m`, ms: Infinity, rest: '' },
])('Reads the duration at the start of "$text"', ({ text, ms, rest }) => {
  const read = readDuration(text);

  expect(read).toEqual({ ms, rest });
});

test.for(['', 'tea', '10', '5 apples', '10 mice', '1 month', 'с матом', 'm', 'weekend', '-5m'])(
  'Finds no duration at the start of "%s"',
  (text) => {
    const read = readDuration(text);

    expect(read).toBeNull();
  },
);

test.for(['10', '0 spam', '-5m', '1 month', '2 года', '6мес', 'месяц', '1000000000000', '1.5'])(
  'Treats "%s" as a possible but unclear duration',
  (text) => {
    expect(beginsUnclearDuration(text)).toBe(true);
  },
);

test.for(['', 'spam', '2nd time', '3rd', 'monthly spam', 'годовщина', '5x'])(
  'Does not treat "%s" as an unclear duration',
  (text) => {
    expect(beginsUnclearDuration(text)).toBe(false);
  },
);
