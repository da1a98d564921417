import { LRUCache } from 'lru-cache';
import { atMost } from '../../../../cache/at-most.ts';

/** Keys counted at once. */
const KEYS_MAX = 5_000;

/** How often something may be done per key. */
export interface Allowance {
  /** Whether a use is left. */
  isLeft(key: string): boolean;
  /** Takes a use; false if none is left. */
  take(key: string): boolean;
}

/** Allows `max` uses per key within a window of `withinMs` milliseconds. */
export function createAllowance({ max, withinMs }: { max: number; withinMs: number }): Allowance {
  const counts = new LRUCache<string, { used: number }>({ ...atMost(KEYS_MAX), ttl: withinMs });
  return {
    isLeft: (key) => (counts.get(key)?.used ?? 0) < max,
    take(key) {
      const count = counts.get(key) ?? { used: 0 };
      if (count.used === 0) counts.set(key, count);
      count.used += 1;
      return count.used <= max;
    },
  };
}
