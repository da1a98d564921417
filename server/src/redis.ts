import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StartupError } from './errors/startup-error.ts';

const COMMAND_TIMEOUT_MS = 2_000;

/**
 * Connects to Redis or Valkey; a connection that breaks later is made again without end.
 * @throws StartupError when nothing answers at the start.
 */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS });
  let isOpen = false;
  redis.on('error', (error: Error) => {
    // Until it is open, the one line of the start-up error says it all.
    if (isOpen) log.warn({ err: error }, 'Redis is away, trying again');
  });
  try {
    await redis.connect();
    isOpen = true;
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new StartupError('Redis at REDIS_URL does not answer. Check the address, and that it is running.', {
      cause: error,
    });
  }
}
