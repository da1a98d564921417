import { now } from '../base/clock.ts';

/** Allows `limit` calls within any window of that length. */
export function createAllowance(limit: () => number, windowMs: number): { take: () => boolean } {
  let taken: number[] = [];
  return {
    take: () => {
      const time = now();
      taken = taken.filter((earlier) => earlier > time - windowMs);
      if (taken.length >= limit()) return false;
      taken.push(time);
      return true;
    },
  };
}
