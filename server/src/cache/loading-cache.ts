import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** Use of a cache since the process began. */
export interface CacheUsage {
  /** Reads answered from the cache. */
  hits: number;
  /** Values that had to be loaded. */
  loads: number;
  entries: number;
}

/** Reports its use. */
export interface CacheCounts {
  usage(): CacheUsage;
}

export interface LoadingCache<Value> extends CacheCounts {
  /** The value if cached and fresh, without waiting. */
  peek(key: string): Value | undefined;
  /** The value, loaded if necessary; concurrent readers of one key share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Drops the value; a load under way is restarted, so that no reader gets a value from before the drop. */
  drop(key: string): void;
  clear(): void;
}

interface LoadingCacheOptions<Value> {
  /** Most entries kept; the least recently used go first. */
  max: number;
  /** Longest age of an entry in milliseconds, for all values or per value. */
  ttlMs: number | ((value: Value) => number);
}

/** A cache that loads missing values. A failed load rejects for all its waiters and is not cached. */
export function createLoadingCache<Value extends object>({
  max,
  ttlMs,
}: LoadingCacheOptions<Value>): LoadingCache<Value> {
  let hits = 0;
  let loads = 0;
  const entries = new LRUCache<string, Value, () => Promise<Value>>({
    ...atMost(max),
    ttl: typeof ttlMs === 'number' ? ttlMs : 1,
    fetchMethod: async (_key, _stale, { context: load, options }) => {
      loads += 1;
      const value = await load();
      if (typeof ttlMs === 'function') options.ttl = Math.max(1, ttlMs(value));
      return value;
    },
  });

  const peek = (key: string): Value | undefined => {
    const ready = entries.get(key);
    if (ready !== undefined) hits += 1;
    return ready;
  };

  const get = async (key: string, load: () => Promise<Value>): Promise<Value> => {
    // `fetch` is several times slower, and nearly every read is a hit.
    const ready = peek(key);
    if (ready !== undefined) return ready;

    for (;;) {
      try {
        const value = await entries.fetch(key, { context: load });
        if (value !== undefined) return value;
      } catch (error) {
        if (!isDropped(error)) throw error;
      }
    }
  };

  return {
    peek,
    get,
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    usage: () => ({ hits, loads, entries: entries.size }),
  };
}

/** Matches the library's error messages for an entry deleted or evicted while it was loading. */
function isDropped(error: unknown): boolean {
  return error instanceof Error && (error.message === 'deleted' || error.message === 'evicted');
}
