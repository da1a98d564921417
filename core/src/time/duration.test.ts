import { expect, test } from 'vitest';
import { readDuration } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.for([
  { text: '10m', ms: 10 * MINUTE, rest: '' },
  { text: '1h30m tea', ms: 90 * MINUTE, rest: 'tea' },
  { text: '1 h 30 min. 5 apples', ms: 90 * MINUTE, rest: '5 apples' },
  { text: '2 дня купить хлеб', ms: 2 * DAY, rest: 'купить хлеб' },
  { text: '1,5 часа', ms: 90 * MINUTE, rest: '' },
  { text: '21 минуту', ms: 21 * MINUTE, rest: '' },
  { text: '1 неделю и день', ms: 7 * DAY, rest: 'и день' },
  { text: '1S', ms: 1_000, rest: '' },
])('"$text" begins with a duration', ({ text, ms, rest }) => {
  const read = readDuration(text);

  expect(read).toEqual({ ms, rest });
});

test.for([{ text: '' }, { text: 'tea' }, { text: '10' }, { text: '5 apples' }, { text: '0s' }, { text: '10 mice' }])(
  '"$text" begins with none',
  ({ text }) => {
    const read = readDuration(text);

    expect(read).toBeNull();
  },
);
