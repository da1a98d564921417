import { now } from '../base/clock.ts';

/** Allows `limit` calls within any window of that length. */
export function createAllowance(limit: () => number, windowMs: number): { take: () => boolean } {
  let times: number[] = [];
  return {
    take: () => {
      const time = now();
      times = times.filter((earlier) => earlier > time - windowMs);
      if (times.length >= limit()) return false;
      times.push(time);
      return true;
    },
  };
}
