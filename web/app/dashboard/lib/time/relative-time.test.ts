import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

test.for([
  [86_400_000, 'en', 'in 1 day'],
  [86_399_000, 'en', 'in 24 hours'],
  [-5 * 60_000, 'en', '5 minutes ago'],
  [2 * 31_556_952_000, 'ru', 'через 2 года'],
  [400, 'en', 'in 0 seconds'],
] as const)('A difference of %d ms reads in "%s" as "%s"', ([ms, locale, shown]) => {
  expect(relativeTime(ms, locale)).toBe(shown);
});
