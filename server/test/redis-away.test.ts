import { generalSection } from '@perigee/core/community/general/section';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../src/redis/open-redis.ts';
import { createApiClient } from './support/api-client.ts';
import { buildGeneral, createGuild } from './support/fixtures.ts';
import { openRedisProxy } from './support/redis-proxy.ts';
import { connectSecondProcess, startWorld } from './support/world.ts';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

/** Longer than the product waits for an answer. */
const STOOD_STILL_MS = 1_500;

test.skipIf(redisUrl === '')('Accepts a Redis reply that arrived during an event-loop stall', async () => {
  const lines: string[] = [];
  const store = await openRedis(redisUrl, pino({ level: 'warn' }, { write: (line) => lines.push(line) }));
  onTestFinished(store.close);

  const answer = store.run(
    (redis) => redis.ping(),
    () => 'without Redis',
  );
  const until = performance.now() + STOOD_STILL_MS;
  while (performance.now() < until);

  expect(await answer).toBe('PONG');
  expect(lines).toEqual([]);
});

describe.skipIf(redisUrl === '').for(['silence', 'cut'] as const)('Redis outages (%s)', (how) => {
  test('Rate limits fall back to the process during a Redis outage, and are shared again afterwards', async () => {
    const proxy = await openRedisProxy(redisUrl);
    const env = { REDIS_URL: proxy.url, RATE_LIMIT_PER_MINUTE: '50', TRUST_PROXY: '1' };
    const world = await startWorld({ withBot: false, env });
    onTestFinished(world.close);
    const api = createApiClient(world.apiUrl);
    // A unique address, since Redis counts for all tests together.
    const headers = { 'x-forwarded-for': `10.${how.length}.${Date.now() % 250}.${process.pid % 250}` };
    const call = async () => (await api.call(null, statsEndpoints.read, { headers })).status;
    const first = await call();

    proxy[how]();
    const away = [];
    for (let index = 0; index < 51; index += 1) away.push(await call());

    expect([first, away[0]]).toEqual([200, 200]);
    expect(away.at(-1)).toBe(429);
    proxy.restore();
    // Redis counted one call in this minute, this process more than the limit.
    await expect.poll(call, { timeout: 60_000 }).toBe(200);
  });

  test('A process sees the saves of another one during a Redis outage', async () => {
    const proxy = await openRedisProxy(redisUrl);
    const world = await startWorld({ withBot: false, env: { REDIS_URL: proxy.url } });
    onTestFinished(world.close);
    const other = await connectSecondProcess(world);
    onTestFinished(other.close);
    const guild = createGuild(world);
    const before = await other.settingsCache.get(guild.id);

    proxy[how]();
    await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    expect(before.prefix).toBe('!');
    await expect.poll(async () => (await other.settingsCache.get(guild.id)).prefix, { timeout: 60_000 }).toBe('%');
  });
});
