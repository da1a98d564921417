import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { parseRedisAddress } from './redis-address.ts';
import type { SharedStore } from './shared-store.ts';

/** The first to notice that it is away wait this long, in milliseconds. */
const COMMAND_TIMEOUT_MS = 1_000;

/** How long the first connection may take, in milliseconds: sentinels that do not answer are asked again without end. */
const START_MS = 10_000;

/** How often one that is away is tried again, in milliseconds. */
const TRY_AGAIN_MS = 1_000;

/**
 * Connects to Redis or Valkey; a connection that breaks later is made again without end, and one that no longer answers is broken.
 * @param url See parseRedisAddress.
 * @throws StartupError when nothing answers at the start.
 */
export async function openRedis(url: string, log: Logger): Promise<SharedStore> {
  const redis = build(url);
  // Each failure is told by what fails of it; without a listener it would end the process.
  redis.on('error', () => {});
  try {
    await withinMs(redis.connect(), START_MS);
  } catch (error) {
    redis.disconnect();
    throw new StartupError('Redis at REDIS_URL does not answer. Check the address, and that it is running.', {
      cause: error,
    });
  }
  return shareStore(redis, log);
}

/** @throws StartupError for an address of something else. */
function build(url: string): Redis {
  const address = parseRedisAddress(url);
  if (address === null) {
    throw new StartupError(
      'REDIS_URL has to be redis://host:6379, or redis-sentinel://host:26379,host:26379/name for the one that sentinels name.',
    );
  }
  const options = {
    lazyConnect: true,
    // Commands fail at once while there is no connection, instead of waiting for one.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // One that became a replica by a failover: whoever is the first now is asked for anew.
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
  };
  return 'url' in address ? new Redis(address.url, options) : new Redis({ ...options, ...address.sentinels });
}

async function withinMs<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`nothing answered within ${ms} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
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
    // What the client asks by itself nobody catches: on a slow Redis its time-out would end the process.
    connection: () => redis.duplicate({ enableOfflineQueue: true, autoResubscribe: false }),
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
