import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** What a cache was good for since the process began. */
export interface CacheUse {
  /** Reads it answered by itself. */
  hits: number;
  /** Values it had to get. */
  loads: number;
  entries: number;
}

/** Tells what it was good for. */
export interface CacheCounts {
  use(): CacheUse;
}

export interface LoadingCache<Value> extends CacheCounts {
  /** The value if it is at hand and fresh, without waiting. */
  peek(key: string): Value | undefined;
  /** The value, loaded if need be; concurrent readers of one key share the first one's load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets the value; a load under way is thrown away and started again, so nobody is given what was true before. */
  drop(key: string): void;
  clear(): void;
}

interface LoadingCacheOptions<Value> {
  /** Most entries kept; the longest unused go first. */
  max: number;
  /** Longest age of an entry in milliseconds, for all values or by value. */
  ttlMs: number | ((value: Value) => number);
}

/** A cache that fills itself. A failed load is told to all who wait for it and is not kept. */
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
    // The way through `fetch` is several times as long, and nearly every read is of something at hand.
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
    use: () => ({ hits, loads, entries: entries.size }),
  };
}

/** The library's own words for an entry that was deleted or pushed out while it was being loaded. */
function isDropped(error: unknown): boolean {
  return error instanceof Error && (error.message === 'deleted' || error.message === 'evicted');
}
