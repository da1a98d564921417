import { randomInt } from 'node:crypto';

/** The widest range of one `randomInt` call. */
const SPAN_MAX = 2 ** 48 - 1;

/**
 * A uniformly drawn whole number between the two, both inclusive. A span too wide for one draw is scaled from a
 * fraction.
 */
export function drawBetween(min: number, max: number): number {
  const span = max - min;
  return span < SPAN_MAX ? min + randomInt(span + 1) : min + Math.floor((randomInt(SPAN_MAX) / SPAN_MAX) * span);
}
