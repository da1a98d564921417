import type { FairIntegers } from './integers.ts';

/**
 * Draws up to `count` of the places 0 to `total` − 1, none twice: the beginning of a Fisher–Yates shuffle. Drawing more gives the
 * same ones first, so whoever is drawn later, by a reroll, follows from the same round.
 */
export function drawPlaces(total: number, count: number, integers: FairIntegers): number[] {
  // The list is thought of as 0, 1, 2 …; only places that have been swapped are kept.
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
