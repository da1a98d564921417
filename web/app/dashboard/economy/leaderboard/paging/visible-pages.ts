/** How many page buttons are visible at once (docs/rules/leaderboards.md#board). */
const SHOWN_MAX = 7;

/**
 * The pages with a button: the first, the last, and those around the current one; at most seven. Both `page` and
 * `count` start at 1.
 */
export function visiblePages(page: number, count: number): number[] {
  const amount = Math.min(count, SHOWN_MAX);
  const inner = Math.max(0, amount - 2);
  const start = Math.min(Math.max(2, page - Math.floor(inner / 2)), Math.max(2, count - inner));
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  return count <= 1 ? [1] : [1, ...middle, count];
}
