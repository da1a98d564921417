import { expect, test } from 'vitest';
import { niceTop } from './nice-top.ts';

test.for([
  { value: 0, top: 4 },
  { value: 5, top: 5 },
  { value: 101, top: 200 },
  { value: 4_100, top: 5_000 },
  { value: 9_999, top: 10_000 },
])('A chart up to $value has the top $top', ({ value, top }) => {
  expect(niceTop(value)).toBe(top);
});
