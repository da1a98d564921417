let offsetMs = 0;

/**
 * The stand-in's time, in milliseconds since the epoch: the machine's, but for what it was advanced by. All stand-ins of a
 * process share it, so that ids, tokens, timeouts and limits age together.
 */
export function now(): number {
  return Date.now() + offsetMs;
}

/** Lets that much time pass at once. Timers that already run keep the machine's time. */
export function advanceClock(ms: number): void {
  offsetMs += ms;
}
