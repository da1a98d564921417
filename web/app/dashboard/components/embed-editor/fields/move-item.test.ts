import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.for([
  { from: 0, to: 2, items: ['b', 'c', 'a'] },
  { from: 2, to: 0, items: ['c', 'a', 'b'] },
  { from: 1, to: 1, items: ['a', 'b', 'c'] },
  { from: 0, to: -1, items: ['a', 'b', 'c'] },
  { from: 2, to: 9, items: ['a', 'b', 'c'] },
  { from: 9, to: 0, items: ['a', 'b', 'c'] },
])('Moving the item at $from to $to gives $items', ({ from, to, items }) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(items);
});
