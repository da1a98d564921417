/** How many calls are looked back at, and which of them were slow, in milliseconds. */
const CALLS = 3;
const SLOW_MS = 750;

/** How fast the platform answers. */
export interface Pace {
  /** Times a call from now until what is returned is called. */
  begin(): () => void;
  /** Whether one of the last calls was slow, or one under way is. */
  isSlow(): boolean;
}

export function createPace(): Pace {
  let last: number[] = [];
  const underWay = new Set<{ since: number }>();
  return {
    begin() {
      const call = { since: performance.now() };
      underWay.add(call);
      return () => {
        underWay.delete(call);
        last = [...last, performance.now() - call.since].slice(-CALLS);
      };
    },
    isSlow() {
      const now = performance.now();
      return last.some((ms) => ms >= SLOW_MS) || [...underWay].some(({ since }) => now - since >= SLOW_MS);
    },
  };
}
