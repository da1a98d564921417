/** Says something unless it was just said; `unsaid` is how often it was not since. */
export type Sparing = (say: (unsaid: number) => void) => void;

const REST_MS = 1_000;

/** Once a second at most. */
export function createSparing(): Sparing {
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
