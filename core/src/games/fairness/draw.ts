import type { FairIntegers } from './integers.ts';

/**
 * Draws up to `count` of the places 0 to `total` − 1 without repeats: the beginning of a Fisher–Yates shuffle. Drawing
 * more yields the same places first, so later rerolls follow from the same round.
 */
export function drawIndices(total: number, count: number, integers: FairIntegers): number[] {
  // The list 0, 1, 2 … is virtual; only swapped places are stored.
  const swapped = new Map<number, number>();
  const drawn: number[] = [];
  while (drawn.length < Math.min(count, total)) {
    const at = drawn.length;
    const from = at + integers.below(total - at);
    drawn.push(swapped.get(from) ?? from);
    swapped.set(from, swapped.get(at) ?? at);
  }
  return drawn;
}
