import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { parseRedisAddress } from './redis-address.ts';
import type { SharedStore } from './shared-store.ts';

/** How long the first callers to notice an outage wait, in milliseconds. */
const ANSWER_MS = 1_000;

/**
 * The client's own time-out, in milliseconds: it ends what nobody waits for any more, as the checks of a new connection.
 * It knows nothing of a process that stood still.
 */
const COMMAND_TIMEOUT_MS = 5_000;

/** Time-out of the first connection, in milliseconds: unresponsive sentinels are otherwise retried without end. */
const START_MS = 10_000;

/** How often an unavailable Redis is retried, in milliseconds. */
const TRY_AGAIN_MS = 1_000;

/**
 * Connects to Redis or Valkey. A connection that breaks later is reopened for as long as it takes; an unresponsive one
 * is closed first.
 * @param url See parseRedisAddress.
 * @throws StartupError when nothing answers at the start.
 */
export async function openRedis(url: string, log: Logger): Promise<SharedStore> {
  const redis = build(url);
  // Each failed command reports the error itself, but an 'error' event without a listener would crash the process.
  redis.on('error', () => {});
  try {
    await withinMs(redis.connect(), START_MS);
  } catch (error) {
    redis.disconnect();
    throw new StartupError('Redis at REDIS_URL does not respond. Check the address, and that Redis is running.', {
      cause: error,
    });
  }
  return shareStore(redis, log);
}

/** @throws StartupError for any other kind of URL. */
function build(url: string): Redis {
  const address = parseRedisAddress(url);
  if (address === null) {
    throw new StartupError(
      'REDIS_URL must be redis://host:6379, or redis-sentinel://host:26379,host:26379/name for Redis behind sentinels.',
    );
  }
  const options = {
    lazyConnect: true,
    // Without a connection commands fail at once instead of being queued.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A primary that became a replica in a failover: reconnecting asks the sentinels for the new primary.
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
  };
  return 'url' in address ? new Redis(address.url, options) : new Redis({ ...options, ...address.sentinels });
}

async function withinMs<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no response within ${ms} ms`);
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
    log.warn('Redis connection restored');
  };
  const noteAway = (error: unknown) => {
    if (isAway || isClosed) return;
    isAway = true;
    log.warn({ err: error }, 'Redis is unreachable, counting rate limits per process until it recovers');
    void waitForIt();
  };

  return {
    // Automatic resubscription is off: if it timed out on a slow Redis, nothing could catch the error and the process
    // would crash.
    connection: () => redis.duplicate({ enableOfflineQueue: true, autoResubscribe: false, commandTimeout: ANSWER_MS }),
    async run(onRedis, instead) {
      if (isAway) return instead();
      try {
        return await withTimeout(ANSWER_MS, onRedis(redis));
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

/** Pings once more after a pause. */
async function isBackOrClosed(redis: Redis, isClosed: () => boolean): Promise<boolean> {
  await sleep(TRY_AGAIN_MS, undefined, { ref: false });
  if (isClosed()) return true;
  try {
    await withTimeout(ANSWER_MS, redis.ping());
    return true;
  } catch {
    // An open but unresponsive connection would otherwise stay so for a quarter of an hour.
    if (redis.status === 'ready') redis.disconnect(true);
    return false;
  }
}
