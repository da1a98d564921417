import { now } from '../base/clock.ts';
/** Lets each key through once per interval. */
export interface IntervalLimit {
  /** 0 if the key may pass, otherwise the milliseconds it has to wait. */
  take: (key: string) => number;
}

export function createIntervalLimit(intervalMs: () => number): IntervalLimit {
  const lastByKey = new Map<string, number>();
  return {
    take: (key) => {
      const time = now();
      const waitMs = (lastByKey.get(key) ?? Number.NEGATIVE_INFINITY) + intervalMs() - time;
      if (waitMs > 0) return waitMs;
      lastByKey.set(key, time);
      return 0;
    },
  };
}
