import { expect, test } from 'vitest';
import { neighbour, swipeDirection } from './picture-order.ts';

test.for([
  { position: 0, direction: 1 as const, next: 1 },
  { position: 2, direction: 1 as const, next: 0 },
  { position: 0, direction: -1 as const, next: 2 },
])('of three pictures, $position leads by $direction to $next', ({ position, direction, next }) => {
  const found = neighbour(position, direction, 3);

  expect(found).toBe(next);
});

test.for([
  { from: 200, to: 100, direction: 1 },
  { from: 100, to: 200, direction: -1 },
  { from: 100, to: 110, direction: 0 },
  { from: null, to: 100, direction: 0 },
])('a finger that goes from $from to $to leads by $direction', ({ from, to, direction }) => {
  const found = swipeDirection(from, to);

  expect(found).toBe(direction);
});
