import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributionOf, type WealthRun } from './distribution.ts';

const single = (value: number): WealthRun => ({ members: 1, most: value, least: value, total: value });
const of = (values: readonly number[]) => distributionOf(values.toSorted((one, other) => other - one).map(single));

test('where all have the same nobody is ahead', () => {
  const spread = of(Array.from({ length: 20 }, () => 7));

  expect(spread?.gini).toBeCloseTo(0);
  expect(spread?.tenths.every((share) => Math.abs(share - 0.1) < 1e-9)).toBe(true);
});

test('where one has everything the richest tenth has it', () => {
  const spread = of([100, ...Array.from({ length: 99 }, () => 0)]);

  expect(spread).toMatchObject({ members: 100, total: 100, median: 0, topHundredth: 1, topTenth: 1 });
  expect(spread?.gini).toBeCloseTo(0.99);
});

test('there is no spread of nothing', () => {
  expect(of([])).toBeNull();
  expect(of([0, 0])).toBeNull();
});

test('the coefficient is that of all pairs, and shares add up, whatever members have', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, (held) => {
      const spread = of(held);
      const total = held.reduce((sum, value) => sum + value, 0);
      expect(spread === null).toBe(total === 0);
      if (spread === null) return;
      const pairs = held.flatMap((one) => held.map((other) => Math.abs(one - other)));
      const gini = pairs.reduce((sum, gap) => sum + gap, 0) / (2 * held.length * total);
      expect(spread.gini).toBeCloseTo(gini, 8);
      expect(spread.tenths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
    }),
  );
});
