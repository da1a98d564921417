import { pino } from 'pino';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { openRedis } from '../../server/src/redis/open-redis.ts';
import type { SharedStore } from '../../server/src/redis/shared-store.ts';
import { type ServerProgram, startServerProgram } from './programs.ts';
import { waitUntil } from './wait-until.ts';

type Redis = Parameters<Parameters<SharedStore['run']>[0]>[0];

/** A separate Redis without persistence: after a restart it is empty. */
export interface OwnRedis {
  url: string;
  port: number;
  empty(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts one on 127.0.0.1. @param more Further configuration, as arguments. */
export async function startOwnRedis(more: readonly string[] = []): Promise<OwnRedis> {
  const [port = 0] = await freePorts(1);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  let server: ServerProgram | null = null;
  const url = `redis://127.0.0.1:${port}`;
  const check = async (question: (redis: Redis) => Promise<unknown>): Promise<void> => {
    const store = await openRedis(url, pino({ level: 'silent' }));
    await store.run(question, () => {
      throw new Error('Redis is away');
    });
    store.close();
  };
  const start = async () => {
    server = startServerProgram('redis-server', args);
    await waitUntil('Redis answers', () => check((redis) => redis.ping()).then(() => true));
  };
  await start();
  return {
    url,
    port,
    empty: () => check((redis) => redis.flushall()),
    async kill() {
      await server?.end('SIGKILL');
    },
    start,
  };
}
