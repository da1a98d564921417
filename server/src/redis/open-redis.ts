import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import type { SharedStore } from './shared-store.ts';

/** The first to notice that it is away wait this long, in milliseconds. */
const COMMAND_TIMEOUT_MS = 1_000;

/** How often one that is away is tried again, in milliseconds. */
const TRY_AGAIN_MS = 1_000;

/**
 * Connects to Redis or Valkey; a connection that breaks later is made again without end, and one that no longer answers is broken.
 * @throws StartupError when nothing answers at the start.
 */
export async function openRedis(url: string, log: Logger): Promise<SharedStore> {
  // Commands fail at once while there is no connection, instead of waiting for one.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  // Each failure is told by what fails of it; without a listener it would end the process.
  redis.on('error', () => {});
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new StartupError('Redis at REDIS_URL does not answer. Check the address, and that it is running.', {
      cause: error,
    });
  }
  return shareStore(redis, log);
}

function shareStore(redis: Redis, log: Logger): SharedStore {
  let isAway = false;
  let isClosed = false;
  const waitForIt = async (): Promise<void> => {
    while (!(await isBackOrClosed(redis, () => isClosed)));
    if (isClosed) return;
    isAway = false;
    log.warn('Redis is back');
  };
  const noteAway = (error: unknown) => {
    if (isAway || isClosed) return;
    isAway = true;
    log.warn({ err: error }, 'Redis is away: each process counts for itself until it is back');
    void waitForIt();
  };

  return {
    connection: () => redis.duplicate({ enableOfflineQueue: true }),
    async run(onRedis, instead) {
      if (isAway) return instead();
      try {
        return await onRedis(redis);
      } catch (error) {
        noteAway(error);
        return instead();
      }
    },
    close() {
      isClosed = true;
      redis.disconnect();
    },
  };
}

/** Asks once more, after a while. */
async function isBackOrClosed(redis: Redis, isClosed: () => boolean): Promise<boolean> {
  await sleep(TRY_AGAIN_MS, undefined, { ref: false });
  if (isClosed()) return true;
  try {
    await redis.ping();
    return true;
  } catch {
    // A connection that is open and silent would stay so for a quarter of an hour.
    if (redis.status === 'ready') redis.disconnect(true);
    return false;
  }
}
