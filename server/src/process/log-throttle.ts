/** Calls `log` unless it did so just before, with the number of calls that were skipped since. */
export type Throttled = (log: (skipped: number) => void) => void;

const INTERVAL_MS = 1_000;

/** Limits messages to one a second. */
export function createLogThrottle(): Throttled {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let skipped = 0;
  return (log) => {
    const now = performance.now();
    if (now - loggedAt < INTERVAL_MS) {
      skipped += 1;
      return;
    }
    log(skipped);
    loggedAt = now;
    skipped = 0;
  };
}
