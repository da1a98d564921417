import { connect, createServer, type Socket } from 'node:net';
import { generalSection } from '@perigee/core/general/section';
import { statsEndpoints } from '@perigee/core/stats/endpoints';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApiClient } from '../src/testing/api-client.ts';
import { buildGeneral, createGuild } from '../src/testing/fixtures.ts';
import { connectSecondProcess, startWorld } from '../src/testing/world.ts';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

/** A proxy to Redis that can fall silent, be cut, and be restored. */
interface Way {
  url: string;
  silence(): void;
  cut(): void;
  mend(): void;
}

async function openWay(): Promise<Way> {
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
    mend: () => {
      state = 'open';
    },
  };
}

describe.skipIf(redisUrl === '').for(['silence', 'cut'] as const)('with Redis away (%s)', (how) => {
  test('calls are answered, limits go on counting in the process, and all is shared again once it is back', async () => {
    const way = await openWay();
    const env = { REDIS_URL: way.url, RATE_LIMIT_PER_MINUTE: '50', TRUST_PROXY: '1' };
    const world = await startWorld({ withBot: false, env });
    onTestFinished(world.close);
    const api = createApiClient(world.apiUrl);
    // A unique address, since Redis counts for all tests together.
    const headers = { 'x-forwarded-for': `10.${how.length}.${Date.now() % 250}.${process.pid % 250}` };
    const call = async () => (await api.call(null, statsEndpoints.read, { headers })).status;
    const first = await call();

    way[how]();
    const away = [];
    for (let index = 0; index < 51; index += 1) away.push(await call());

    expect([first, away[0]]).toEqual([200, 200]);
    expect(away.at(-1)).toBe(429);
    way.mend();
    // Redis counted one call in this minute, this process more than the limit.
    await expect.poll(call, { timeout: 60_000 }).toBe(200);
  });

  test('a save of one process is heard of by the others all the same', async () => {
    const way = await openWay();
    const world = await startWorld({ withBot: false, env: { REDIS_URL: way.url } });
    onTestFinished(world.close);
    const other = await connectSecondProcess(world);
    onTestFinished(other.close);
    const guild = createGuild(world);
    const before = await other.settingsCache.get(guild.id);

    way[how]();
    await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    expect(before.prefix).toBe('!');
    await expect.poll(async () => (await other.settingsCache.get(guild.id)).prefix, { timeout: 30_000 }).toBe('%');
  });
});
