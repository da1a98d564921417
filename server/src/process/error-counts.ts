import { ERROR_KINDS, type ErrorKind } from '@perigee/core/insights/host/errors';

export type Counts = Record<ErrorKind, number>;

/** Counts of the errors in this process. */
export interface ErrorCounts {
  note(kind: ErrorKind): void;
  /** Returns the counts since the last take, and resets them. */
  take(): Counts;
  /** Adds back taken counts that could not be stored. */
  restore(counts: Counts): void;
  /** All kinds together, within the last hour. */
  lastHour(): number;
}

const MINUTE_MS = 60_000;
const MINUTES = 60;

export function createErrorCounts(now: () => number = Date.now): ErrorCounts {
  const none = (): Counts => ({ http: 0, acts: 0, gateway: 0 });
  let untaken = none();
  const minutes = new Map<number, number>();
  const minuteOf = () => Math.floor(now() / MINUTE_MS);

  return {
    note(kind) {
      untaken[kind] += 1;
      minutes.set(minuteOf(), (minutes.get(minuteOf()) ?? 0) + 1);
    },
    take() {
      const taken = untaken;
      untaken = none();
      return taken;
    },
    restore(counts) {
      for (const kind of ERROR_KINDS) untaken[kind] += counts[kind];
    },
    lastHour() {
      for (const minute of minutes.keys()) if (minute <= minuteOf() - MINUTES) minutes.delete(minute);
      return [...minutes.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}
