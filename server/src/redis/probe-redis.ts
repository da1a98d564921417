import { Redis } from 'ioredis';

/** Time-out of connecting and of each command, in milliseconds. */
const ANSWER_MS = 3_000;

interface RedisProbe {
  kind: 'Redis' | 'Valkey';
  version: string;
  /** Eviction policy; empty if not reported. */
  policy: string;
  ms: number;
}

/** Checks a Redis or Valkey over a separate connection. Rejects if it does not answer. */
export async function probeRedis(url: string): Promise<RedisProbe> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Only the error event has the reason; the rejection merely says that the connection is closed.
  let reason: Error | undefined;
  redis.on('error', (error) => (reason ??= error));
  try {
    await redis.connect();
    const info = `${await redis.info('server')}\n${await redis.info('memory')}`;
    const from = performance.now();
    await redis.ping();
    const ms = Math.max(1, Math.round(performance.now() - from));
    const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
    const valkey = valueOf('valkey_version');
    return {
      kind: valkey === '' ? 'Redis' : 'Valkey',
      version: valkey === '' ? valueOf('redis_version') : valkey,
      policy: valueOf('maxmemory_policy'),
      ms,
    };
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
