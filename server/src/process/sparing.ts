/** Calls `say` unless it did so just before; `unsaid` is how many calls were skipped since. */
export type Throttled = (say: (unsaid: number) => void) => void;

const REST_MS = 1_000;

/** Limits messages to one a second. */
export function createSparing(): Throttled {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (say) => {
    const now = performance.now();
    if (now - saidAt < REST_MS) {
      unsaid += 1;
      return;
    }
    say(unsaid);
    saidAt = now;
    unsaid = 0;
  };
}
