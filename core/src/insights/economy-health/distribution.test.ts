import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributionOf, type WealthRun } from './distribution.ts';

const single = (value: number): WealthRun => ({ members: 1, most: value, least: value, total: value });
const of = (values: readonly number[]) => distributionOf(values.toSorted((one, other) => other - one).map(single));

test('The Gini coefficient is zero when all members have the same', () => {
  const spread = of(Array.from({ length: 20 }, () => 7));

  expect(spread?.gini).toBeCloseTo(0);
  expect(spread?.tenths.every((share) => Math.abs(share - 0.1) < 1e-9)).toBe(true);
});

test('The richest tenth owns everything when one member owns everything', () => {
  const spread = of([100, ...Array.from({ length: 99 }, () => 0)]);

  expect(spread).toMatchObject({ members: 100, total: 100, median: 0, topHundredth: 1, topTenth: 1 });
  expect(spread?.gini).toBeCloseTo(0.99);
});

test('The distribution is null without members or without money', () => {
  expect(of([])).toBeNull();
  expect(of([0, 0])).toBeNull();
});

test('The Gini coefficient matches its pairwise definition, and shares sum to one', () => {
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
