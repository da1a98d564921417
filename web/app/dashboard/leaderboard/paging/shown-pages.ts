/** Page buttons that are seen at once (docs/rules/leaderboards.md#board). */
const SHOWN_MAX = 7;

/**
 * The pages that have a button: the first, the last, and those around the open one; seven, or all where there are no
 * more. Both `page` and `count` are from 1.
 */
export function shownPages(page: number, count: number): number[] {
  const amount = Math.min(count, SHOWN_MAX);
  const inner = Math.max(0, amount - 2);
  const start = Math.min(Math.max(2, page - Math.floor(inner / 2)), Math.max(2, count - inner));
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  return count <= 1 ? [1] : [1, ...middle, count];
}
