import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to Redis that can fall silent, be cut, and be restored. */
export interface RedisProxy {
  url: string;
  silence(): void;
  cut(): void;
  restore(): void;
}

/** Opens one on a free local port, until the test is over. */
export async function openRedisProxy(redisUrl: string): Promise<RedisProxy> {
  const { hostname, port } = new URL(redisUrl);
  const open = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => state === 'open' && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${address.port}`,
    silence: () => {
      state = 'silent';
    },
    cut: () => {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    restore: () => {
      state = 'open';
    },
  };
}
