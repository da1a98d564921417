/** Counts since the start, for benches and judges. */
export interface Counts {
  identifies: number;
  resumes: number;
  /** Gateway dispatches sent, without replays. */
  dispatches: number;
  calls: number;
  /** Answers the platform's edge would count against the address: 401, 403 and 429, unless of shared scope. */
  invalidRequests: number;
  rateLimited: number;
  /** Of the calls that count towards a bot's global limit and that no fault answered. */
  mostCallsInASecond: number;
  /** Interactions not answered within three seconds. */
  lateInteractions: number;
}

export interface Counters {
  add: (name: Exclude<keyof Counts, 'mostCallsInASecond'>, count?: number) => void;
  /** Counts one call to the API with its answer. */
  addCall: (call: { status: number; isShared: boolean }) => void;
  /** Counts one call towards a bot's global limit. @param at When it came, in milliseconds. */
  addGlobalCall: (at: number) => void;
  read: () => Counts;
  reset: () => void;
}

const NOTHING: Counts = {
  identifies: 0,
  resumes: 0,
  dispatches: 0,
  calls: 0,
  invalidRequests: 0,
  rateLimited: 0,
  mostCallsInASecond: 0,
  lateInteractions: 0,
};
const INVALID = new Set([401, 403, 429]);

/** Creates the counters. */
export function createCounters(): Counters {
  let counts = { ...NOTHING };
  let lastSecond: number[] = [];
  return {
    add: (name, count = 1) => {
      counts[name] += count;
    },
    addCall: ({ status, isShared }) => {
      counts.calls += 1;
      if (INVALID.has(status) && !isShared) counts.invalidRequests += 1;
      if (status === 429) counts.rateLimited += 1;
    },
    addGlobalCall: (at) => {
      lastSecond = [...lastSecond.filter((time) => time > at - 1_000), at];
      counts.mostCallsInASecond = Math.max(counts.mostCallsInASecond, lastSecond.length);
    },
    read: () => ({ ...counts }),
    reset: () => {
      counts = { ...NOTHING };
      lastSecond = [];
    },
  };
}
