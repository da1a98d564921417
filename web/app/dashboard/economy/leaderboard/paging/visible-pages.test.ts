import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test.for([
  { page: 1, count: 1, shown: [1] },
  { page: 2, count: 2, shown: [1, 2] },
  { page: 1, count: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
  { page: 1, count: 20, shown: [1, 2, 3, 4, 5, 6, 20] },
  { page: 4, count: 20, shown: [1, 2, 3, 4, 5, 6, 20] },
  { page: 10, count: 20, shown: [1, 8, 9, 10, 11, 12, 20] },
  { page: 20, count: 20, shown: [1, 15, 16, 17, 18, 19, 20] },
  { page: 8, count: 8, shown: [1, 3, 4, 5, 6, 7, 8] },
])('Page $page of $count shows buttons for $shown', ({ page, count, shown }) => {
  expect(visiblePages(page, count)).toEqual(shown);
});
