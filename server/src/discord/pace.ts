/** Number of recent calls considered, how many have to be slow, and from when a call is slow, in milliseconds. */
const CALLS = 3;
const SLOW_CALLS = 2;
const SLOW_MS = 750;

/** How fast the platform responds. */
export interface Pace {
  /** Makes and times a call. */
  timed<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Whether most recent calls were slow, counting those under way; a single slow call may have its own reasons. */
  isSlow(): boolean;
}

export function createPace(): Pace {
  let last: number[] = [];
  const underWay = new Set<{ since: number }>();
  return {
    async timed(make) {
      const call = { since: performance.now() };
      underWay.add(call);
      try {
        return await make();
      } finally {
        underWay.delete(call);
        last = [...last, performance.now() - call.since].slice(-CALLS);
      }
    },
    isSlow() {
      const now = performance.now();
      const waiting = [...underWay].map(({ since }) => now - since).filter((ms) => ms >= SLOW_MS);
      const latest = [...last, ...waiting].slice(-CALLS);
      return latest.filter((ms) => ms >= SLOW_MS).length >= SLOW_CALLS;
    },
  };
}
