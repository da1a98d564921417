/** The minimum distance of a swipe, in CSS pixels. */
const SWIPE_MIN = 40;

/** The next or previous position; wraps around at both ends. */
export function neighbour(position: number, direction: -1 | 0 | 1, count: number): number {
  return (position + direction + count) % count;
}

/** The direction of a swipe: to the left goes forward, as in a book. */
export function swipeDirection(from: number | null, to: number | null): -1 | 0 | 1 {
  if (from === null || to === null || Math.abs(to - from) < SWIPE_MIN) return 0;
  return to < from ? 1 : -1;
}
