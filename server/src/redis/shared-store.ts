import type { Redis } from 'ioredis';

/** State the processes share in Redis, with a fallback in each process while Redis is away. */
export interface SharedStore {
  /** A separate connection, not yet open. */
  connection(): Redis;
  /** Runs `onRedis`, or `instead` if that fails or Redis is known to be away; in the latter case without waiting. */
  run<T>(onRedis: (redis: Redis) => Promise<T>, instead: () => T | Promise<T>): Promise<T>;
  close(): void;
}
