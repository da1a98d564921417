import type { Redis } from 'ioredis';

/** How many requests came in the current window, and when it ends, in milliseconds since 1970. */
export interface Rate {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;

/** Counts in this process, a minute at a time. Lost with it is one minute of counting. */
export function createLocalCounter(): { hit(key: string): Rate } {
  let counts = new Map<string, number>();
  let startedAt = 0;

  return {
    hit(key) {
      const now = Date.now();
      if (now - startedAt >= WINDOW_MS) {
        startedAt = now;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { count, endsAt: startedAt + WINDOW_MS };
    },
  };
}

/** Counts for all processes together. With Redis away nobody is refused: it must not take the site with it. */
export function createSharedCounter(redis: Redis): { hit(key: string): Promise<Rate> } {
  return {
    async hit(key) {
      const now = Date.now();
      const startedAt = now - (now % WINDOW_MS);
      const name = `perigee:rate:${startedAt}:${key}`;
      const endsAt = startedAt + WINDOW_MS;
      try {
        const [counted] = (await redis.multi().incr(name).pexpire(name, WINDOW_MS).exec()) ?? [];
        return { count: Number(counted?.[1] ?? 0), endsAt };
      } catch {
        return { count: 0, endsAt };
      }
    },
  };
}
