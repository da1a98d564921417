import { expect, test } from 'vitest';
import { createRollTimes } from './roll-times.ts';

test('A member rolls for XP at most once a minute', () => {
  const rolls = createRollTimes();
  const start = 1_000_000;

  const turns = [0, 1, 59_999, 60_000, 119_999, 120_000, 400_000, 459_999].map((afterMs) =>
    rolls.take('1', 'a', start + afterMs),
  );

  expect(turns).toEqual([true, false, false, true, false, true, true, false]);
});

test('A member who writes on two servers rolls for XP on each', () => {
  const rolls = createRollTimes();

  expect([rolls.take('1', 'a', 1_000_000), rolls.take('2', 'a', 1_000_000)]).toEqual([true, true]);
});
