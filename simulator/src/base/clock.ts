let offsetMs = 0;
const allTimers = new Set<{ rearm: () => void }>();

/** The longest delay `setTimeout` accepts, in milliseconds. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/**
 * The simulator's time, in milliseconds since the epoch: the machine's clock plus whatever it was advanced by. All
 * simulators of a process share it, so that ids, tokens, timeouts and limits age together.
 */
export function now(): number {
  return Date.now() + offsetMs;
}

/**
 * Advances the clock at once. Timers that became due have run when this returns; timers made elsewhere keep machine
 * time.
 */
export function advanceClock(ms: number): void {
  offsetMs += ms;
  for (const timers of allTimers) timers.rearm();
}

/** Callbacks scheduled in the simulator's time. */
export interface Timers {
  /** Runs once at that time, in milliseconds since the epoch; returns a function that cancels it. */
  at: (time: number, run: () => void) => () => void;
  /** Cancels everything. */
  close: () => void;
}

interface Entry {
  time: number;
  run: () => void;
  handle?: NodeJS.Timeout;
}

export function createTimers(): Timers {
  const entries = new Set<Entry>();
  const fire = (entry: Entry) => {
    // Fired early: long waits are split, and the machine's clock may have been set back.
    if (entry.time > now()) return arm(entry);
    clearTimeout(entry.handle);
    if (entries.delete(entry)) entry.run();
  };
  const arm = (entry: Entry) => {
    clearTimeout(entry.handle);
    entry.handle = setTimeout(() => fire(entry), Math.min(WAIT_MAX_MS, Math.max(0, entry.time - now())));
    entry.handle.unref();
  };
  const group = {
    rearm: () => {
      for (const entry of [...entries].toSorted((left, right) => left.time - right.time)) fire(entry);
    },
  };
  allTimers.add(group);
  return {
    at: (time, run) => {
      const entry: Entry = { time, run };
      entries.add(entry);
      arm(entry);
      return () => {
        clearTimeout(entry.handle);
        entries.delete(entry);
      };
    },
    close: () => {
      for (const { handle } of entries) clearTimeout(handle);
      entries.clear();
      allTimers.delete(group);
    },
  };
}
