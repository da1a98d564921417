import { expect, test } from 'vitest';
import { drawBetween } from './draw-between.ts';

const DRAWS = 2_000;

function draws(min: number, max: number): number[] {
  return Array.from({ length: DRAWS }, () => drawBetween(min, max));
}

test('both ends of a small span are drawn, and nothing beyond them', () => {
  expect(new Set(draws(3, 5))).toEqual(new Set([3, 4, 5]));
  expect(drawBetween(7, 7)).toBe(7);
});

test.each([2 ** 48 - 1, 2 ** 48, 2 ** 52 + 1, Number.MAX_SAFE_INTEGER])(
  'of a span of %d odd and even numbers come up alike, in each quarter',
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
