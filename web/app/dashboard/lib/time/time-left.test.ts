import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.for([
  [90_061_000, '1 day 1 hour'],
  [3_661_000, '1 hour 1 minute'],
  [61_900, '1 minute 1 second'],
  [900, ''],
] as const)('A remaining time of %d ms reads "%s"', ([ms, shown]) => {
  expect(timeLeft(ms, 'en')).toBe(shown);
});
