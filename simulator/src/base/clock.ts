let offsetMs = 0;
const allTimers = new Set<{ rearm: () => void }>();

/** The longest wait a timer of the machine takes, in milliseconds. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/**
 * The stand-in's time, in milliseconds since the epoch: the machine's, but for what it was advanced by. All stand-ins of a
 * process share it, so that ids, tokens, timeouts and limits age together.
 */
export function now(): number {
  return Date.now() + offsetMs;
}

/** Lets that much time pass at once. What was due in it has happened when this returns; other timers keep the machine's time. */
export function advanceClock(ms: number): void {
  offsetMs += ms;
  for (const timers of allTimers) timers.rearm();
}

/** What is to happen at moments of the stand-in's time. */
export interface Timers {
  /** Runs once at that moment, in milliseconds since the epoch; what is handed back calls it off. */
  at: (time: number, run: () => void) => () => void;
  /** Calls off everything. */
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
    // Long waits are split, and the clock may have been set back by the machine.
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
