import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';

/** Keys counted at once. */
const KEYS_MAX = 5_000;

/** Allows `max` uses per key within a window of `withinMs` milliseconds. */
export function createAllowance({ max, withinMs }: { max: number; withinMs: number }): (key: string) => boolean {
  const counts = new LRUCache<string, { used: number }>({ ...atMost(KEYS_MAX), ttl: withinMs });
  return (key) => {
    const count = counts.get(key) ?? { used: 0 };
    if (count.used === 0) counts.set(key, count);
    count.used += 1;
    return count.used <= max;
  };
}
