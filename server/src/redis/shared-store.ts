import type { Redis } from 'ioredis';

/** What the processes share in Redis, with each process's own to stand in while Redis is away. */
export interface SharedStore {
  /** A connection of one's own to it, not yet open. */
  connection(): Redis;
  /** Runs `onRedis`; with Redis away, or where that fails, `instead`. Nobody waits for a Redis that is known to be away. */
  run<T>(onRedis: (redis: Redis) => Promise<T>, instead: () => T | Promise<T>): Promise<T>;
  close(): void;
}
