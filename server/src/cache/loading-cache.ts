import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

export interface LoadingCache<Value> {
  /** The value if it is at hand and fresh, without waiting. */
  peek(key: string): Value | undefined;
  /** The value, loaded if need be; concurrent readers of one key share the first one's load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets the value for good; a load under way is thrown away and started again, so nobody is given what was true before. */
  drop(key: string): void;
  /** Has every value loaded anew. */
  clear(): void;
}

interface LoadingCacheOptions<Value> {
  /** Most entries kept; the longest unused go first. */
  max: number;
  /** Longest age of an entry in milliseconds, for all values or by value. */
  ttlMs: number | ((value: Value) => number);
  /** Whether a load that failed like this is answered with what was last known, unless that was dropped. Never, unless given. */
  isExcused?: (error: unknown) => boolean;
}

/** A cache that fills itself. A failed load is told to all who wait for it, unless it is excused, and is not kept. */
export function createLoadingCache<Value extends object>({
  max,
  ttlMs,
  isExcused,
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  const lastKnown = isExcused === undefined ? null : new LRUCache<string, Value>(atMost(max));
  const entries = new LRUCache<string, Value, () => Promise<Value>>({
    ...atMost(max),
    ttl: typeof ttlMs === 'number' ? ttlMs : 1,
    fetchMethod: async (key, _stale, { context: load, options }) => {
      const value = await load();
      lastKnown?.set(key, value);
      if (typeof ttlMs === 'function') options.ttl = Math.max(1, ttlMs(value));
      return value;
    },
  });

  const get = async (key: string, load: () => Promise<Value>): Promise<Value> => {
    // The way through `fetch` is several times as long, and nearly every read is of something at hand.
    const ready = entries.get(key);
    if (ready !== undefined) return ready;

    for (;;) {
      try {
        const value = await entries.fetch(key, { context: load });
        if (value !== undefined) return value;
      } catch (error) {
        if (isDropped(error)) continue;
        const known = isExcused?.(error) === true ? lastKnown?.get(key) : undefined;
        if (known === undefined) throw error;
        return known;
      }
    }
  };

  return {
    peek: (key) => entries.get(key),
    get,
    drop: (key) => {
      lastKnown?.delete(key);
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}

/** The library's own words for an entry that was deleted or pushed out while it was being loaded. */
function isDropped(error: unknown): boolean {
  return error instanceof Error && (error.message === 'deleted' || error.message === 'evicted');
}
