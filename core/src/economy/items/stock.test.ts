import { expect, test } from 'vitest';
import { NEW_ITEM } from './schema.ts';
import { stockNow } from './stock.ts';

const HOUR = 3_600_000;
const item = { ...NEW_ITEM, stock: 10, restock: { amount: 3, every: HOUR } };
const since = new Date('2026-11-22T12:00:00Z');
const after = (hours: number) => new Date(since.getTime() + hours * HOUR);

test.for([
  { taken: 0, hours: 0, left: 10, next: null },
  { taken: 10, hours: 0.99, left: 0, next: 1 },
  { taken: 10, hours: 1, left: 3, next: 2 },
  { taken: 10, hours: 3.5, left: 9, next: 4 },
  { taken: 10, hours: 4, left: 10, next: null },
  // The stock was reduced in the meantime.
  { taken: 25, hours: 1, left: 3, next: 2 },
])('A stock of 10 with $taken sold has $left left after $hours hours', ({ taken, hours, left, next }) => {
  const known = { pieces: taken, since: taken === 0 ? null : since };

  expect(stockNow(item, known, after(hours))).toEqual({ left, nextAt: next === null ? null : after(next) });
});

test('Stock without restocking stays reduced, and an item without a stock limit is unlimited', () => {
  const known = { pieces: 4, since };

  expect([
    stockNow({ ...item, restock: null }, known, after(99)),
    stockNow({ ...item, stock: null }, known, after(99)),
  ]).toEqual([
    { left: 6, nextAt: null },
    { left: null, nextAt: null },
  ]);
});
