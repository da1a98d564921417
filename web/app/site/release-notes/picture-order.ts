/** A finger has to travel this far before it means another picture, in CSS pixels. */
const SWIPE_MIN = 40;

/** The position one step on, round and round. */
export function neighbour(position: number, direction: -1 | 0 | 1, count: number): number {
  return (position + direction + count) % count;
}

/** Where a touch from one place to another leads: to the left is onwards, as in a book. */
export function swipeDirection(from: number | null, to: number | null): -1 | 0 | 1 {
  if (from === null || to === null || Math.abs(to - from) < SWIPE_MIN) return 0;
  return to < from ? 1 : -1;
}
