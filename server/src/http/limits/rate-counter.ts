import type { SharedStore } from '../../redis/shared-store.ts';

/** Requests in the current window, and when the window ends, in milliseconds since 1970. */
export interface Rate {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;

/** Counts hits per key in windows of a minute. */
export interface RateCounter {
  /** @param weight How many hits it counts as; 1 by default. */
  hit(key: string, weight?: number): Rate | Promise<Rate>;
}

/** Counts in memory: a restart loses at most one minute of counting. */
function createLocalCounter(): { hit(key: string, weight?: number): Rate } {
  let counts = new Map<string, number>();
  let startedAt = 0;

  return {
    hit(key, weight = 1) {
      const now = Date.now();
      if (now - startedAt >= WINDOW_MS) {
        startedAt = now;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + weight;
      counts.set(key, count);
      return { count, endsAt: startedAt + WINDOW_MS };
    },
  };
}

/** Counts across all processes if they share a store, and in this process alone while the store is away. */
export function createRateCounter(store: SharedStore | null): RateCounter {
  const local = createLocalCounter();
  if (store === null) return local;

  return {
    hit(key, weight = 1) {
      const now = Date.now();
      const startedAt = now - (now % WINDOW_MS);
      const name = `perigee:rate:${startedAt}:${key}`;
      return store.run(
        async (redis) => {
          const [counted] = (await redis.multi().incrby(name, weight).pexpire(name, WINDOW_MS).exec()) ?? [];
          return { count: Number(counted?.[1] ?? 0), endsAt: startedAt + WINDOW_MS };
        },
        () => local.hit(key, weight),
      );
    },
  };
}
