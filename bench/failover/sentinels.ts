import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { type OwnRedis, startOwnRedis } from '../deployment/own-redis.ts';
import { pino } from 'pino';
import { openRedis } from '../../server/src/redis/open-redis.ts';
import { startServerProgram } from '../deployment/programs.ts';
import { waitUntil } from '../deployment/wait-until.ts';

const SENTINELS = 3;

/** A Redis with a replica, and sentinels that promote the replica when the primary fails. */
export interface Sentinels {
  /** `redis-sentinel://…` */
  url: string;
  first: OwnRedis;
  stop: () => Promise<void>;
}

export async function startSentinels(folder: string): Promise<Sentinels> {
  const first = await startOwnRedis();
  const second = await startOwnRedis(['--replicaof', '127.0.0.1', String(first.port)]);
  const ports = await freePorts(SENTINELS);
  const running = ports.map((port) => {
    const path = join(folder, `sentinel-${port}.conf`);
    writeFileSync(
      path,
      `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor perigee 127.0.0.1 ${first.port} 2
sentinel down-after-milliseconds perigee 3000
sentinel failover-timeout perigee 10000
`,
    );
    // Sentinels write their state into it, and may run under another account.
    chmodSync(path, 0o666);
    return startServerProgram('redis-sentinel', [path]);
  });
  const url = `redis-sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/perigee`;
  await waitUntil('the sentinels name a Redis', async () => {
    (await openRedis(url, pino({ level: 'silent' }))).close();
    return true;
  });
  return {
    url,
    first,
    async stop() {
      await Promise.all(running.map(({ end }) => end('SIGTERM')));
      await Promise.all([first.kill(), second.kill()]);
    },
  };
}
