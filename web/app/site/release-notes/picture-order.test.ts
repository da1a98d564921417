import { expect, test } from 'vitest';
import { neighbour, swipeDirection } from './picture-order.ts';

test.for([
  { position: 0, direction: 1 as const, next: 1 },
  { position: 2, direction: 1 as const, next: 0 },
  { position: 0, direction: -1 as const, next: 2 },
])('From picture $position of three, direction $direction leads to $next', ({ position, direction, next }) => {
  const found = neighbour(position, direction, 3);

  expect(found).toBe(next);
});

test.for([
  { from: 200, to: 100, direction: 1 },
  { from: 100, to: 200, direction: -1 },
  { from: 100, to: 110, direction: 0 },
  { from: null, to: 100, direction: 0 },
])('A swipe from $from to $to has the direction $direction', ({ from, to, direction }) => {
  const found = swipeDirection(from, to);

  expect(found).toBe(direction);
});
