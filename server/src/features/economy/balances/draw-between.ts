import { randomInt } from 'node:crypto';

/** The widest range of one `randomInt` call. */
const SPAN_MAX = 2 ** 48 - 1;
const LOW_BITS = 2 ** 26;
const HIGH_BITS = 2 ** 27;

/** A whole number between the two, both inclusive, each equally likely. The span is below 2^53. */
export function drawBetween(min: number, max: number): number {
  const span = max - min;
  if (span < SPAN_MAX) return min + randomInt(span + 1);
  for (;;) {
    // Draws beyond the span are thrown away, as scaling them would favour some numbers; at most 31 of 32.
    const drawn = randomInt(HIGH_BITS) * LOW_BITS + randomInt(LOW_BITS);
    if (drawn <= span) return min + drawn;
  }
}
