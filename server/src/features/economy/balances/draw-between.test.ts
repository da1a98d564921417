import { expect, test } from 'vitest';
import { drawBetween } from './draw-between.ts';

const DRAWS = 2_000;

function draws(min: number, max: number): number[] {
  return Array.from({ length: DRAWS }, () => drawBetween(min, max));
}

test('Draws both ends of a small range, and nothing outside it', () => {
  expect(new Set(draws(3, 5))).toEqual(new Set([3, 4, 5]));
  expect(drawBetween(7, 7)).toBe(7);
});

test.each([2 ** 48 - 1, 2 ** 48, 2 ** 52 + 1, Number.MAX_SAFE_INTEGER])(
  'Draws evenly by parity and by quarter from a span of %d',
  (span) => {
    const drawn = draws(0, span);

    expect(drawn.every((each) => Number.isSafeInteger(each) && each >= 0 && each <= span)).toBe(true);
    const quarters = Map.groupBy(drawn, (each) => Math.min(3, Math.floor((each / span) * 4)));
    // Each bound is more than six standard deviations away from the mean.
    for (const quarter of [0, 1, 2, 3]) expect(quarters.get(quarter)?.length).toBeGreaterThan(380);
    const odd = drawn.filter((each) => each % 2 === 1).length;
    expect(odd).toBeGreaterThan(850);
    expect(odd).toBeLessThan(1_150);
  },
);
