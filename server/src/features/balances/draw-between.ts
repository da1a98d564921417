import { randomInt } from 'node:crypto';

/** Most that one draw of the system's generator spans. */
const SPAN_MAX = 2 ** 48 - 1;

/** A whole number between the two, both possible, each as likely; a span wider than 2^48 is drawn as a fraction of it. */
export function drawBetween(min: number, max: number): number {
  const span = max - min;
  return span < SPAN_MAX ? min + randomInt(span + 1) : min + Math.floor((randomInt(SPAN_MAX) / SPAN_MAX) * span);
}
