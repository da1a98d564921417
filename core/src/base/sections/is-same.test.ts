import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test.for([
  { one: { a: 1, b: [1, 2] }, other: { b: [1, 2], a: 1 }, same: true },
  { one: { a: 1 }, other: { a: 1, b: undefined }, same: false },
  { one: { a: [1, 2] }, other: { a: [2, 1] }, same: false },
  { one: [], other: {}, same: false },
  { one: null, other: {}, same: false },
  { one: { prefix: '!' }, other: { prefix: '?' }, same: false },
])('Comparing $one with $other gives $same', ({ one, other, same }) => {
  const answer = isSame(one, other);

  expect(answer).toBe(same);
});
