import { expect, test } from 'vitest';
import { drawById } from './draw-by-id.ts';

/** IDs of consecutive messages. */
const ids = Array.from({ length: 20_000 }, (_, index) =>
  String(1_442_000_000_000_000_000n + BigInt(index) * 4_194_304n),
);

test('Every process draws the same number for a message', () => {
  expect(drawById('1442000000000000000', 1)).toBe(drawById('1442000000000000000', 1));
});

test('Numbers drawn for consecutive messages are uniform and independent', () => {
  const tenths = new Map<number, number>();
  let together = 0;
  for (const id of ids) {
    const [one, other] = [drawById(id, 1), drawById(id, 2)];
    tenths.set(Math.floor(one * 10), (tenths.get(Math.floor(one * 10)) ?? 0) + 1);
    if (one < 0.25 && other < 0.25) together += 1;
  }

  // Five standard deviations: 212 of 2,000, and 171 of 1,250.
  expect([...tenths.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const count of tenths.values()) expect(Math.abs(count - 2_000)).toBeLessThan(212);
  expect(Math.abs(together - 1_250)).toBeLessThan(171);
});
