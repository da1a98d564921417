import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createStatsHistory } from '../src/features/community/stats/stats-history.ts';
import { createApiClient } from './support/api-client.ts';
import { test as base } from './support/fixtures.ts';
import { perFile } from './support/per-file.ts';
import { startWorld, type World } from './support/world.ts';

/** A site whose deployment has no bot. */
const test = base.extend<{ site: World }>({
  site: perFile(() => startWorld({ withBot: false })),
});

test('The statistics come from the running bot', async ({ api }) => {
  const read = async () => (await api.call(null, statsEndpoints.read)).body;

  await expect.poll(read, { timeout: 60_000, interval: 500 }).toMatchObject({
    status: 'online',
    stats: { guilds: expect.any(Number), users: expect.any(Number) },
    ping: { database: expect.any(Number) },
    shards: [{ id: 0, ready: true, guilds: expect.any(Number) }],
  });
});

test('The statistics show the bot as offline when there is none', async ({ site }) => {
  const reply = await createApiClient(site.apiUrl).call(null, statsEndpoints.read);

  expect(reply.body).toMatchObject({ status: 'offline', shards: [], ping: { bot: null } });
});

test('A killed bot that no longer reports shows as offline within ten seconds', async ({ site }) => {
  const { statsStore, stats, database } = site.services;
  const shard = { shardId: 0, shardCount: 1, ready: true, guilds: 1, users: 2, channels: 3, emojis: 4, pingMs: 5 };
  const statusAfterReport = async () => {
    await statsStore.report([shard]);
    return (await stats.read()).status;
  };

  await expect.poll(statusAfterReport).toBe('online');
  await sql`update bot_shards set reported_at = now() - interval '8 seconds'`.execute(database.db);

  await expect.poll(async () => (await stats.read()).status).toBe('offline');
  await database.db.deleteFrom('bot_shards').execute();
});

test('The public command list contains each command in both languages', async ({ api }) => {
  const reply = await api.call(null, commandsEndpoints.list);

  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'ping',
        category: 'general',
        config: {
          en: expect.objectContaining({ name: 'ping' }),
          ru: expect.objectContaining({ aliases: expect.any(Array) }),
        },
      }),
    ]),
  );
});

test('Stores statistics once per minute, and shows the last hour', async ({ api, world }) => {
  const { database } = world.services;
  const history = createStatsHistory(database.db, database.laggingDb);
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
  const row = { guilds: 3, users: 40, bot_ms: null, database_ms: 2 };
  await database.db.deleteFrom('bot_stats_history').execute();
  const rows = [61, 30].map((minutesAgo) => ({ ...row, minute: at(minutesAgo) }));
  await database.db.insertInto('bot_stats_history').values(rows).execute();

  const now = await world.services.stats.read();
  await history.record(now);
  await history.record(now);
  const reply = await api.call(null, statsEndpoints.history);
  const kept = await database.db.selectFrom('bot_stats_history').select('guilds').execute();

  const older = { at: rows[1]?.minute.getTime(), guilds: 3, users: 40, bot: null, database: 2 };
  expect(reply.body).toEqual([older, expect.objectContaining({ guilds: now.stats.guilds })]);
  expect(kept).toHaveLength(3);
});

test('A payment requires a signed-in buyer and an existing plan', async ({ api, stranger }) => {
  const body = { type: 'premium', language: 'ru' };

  const unsigned = await api.call(null, boostEndpoints.pay, { body });
  const unknown = await api.call(stranger.token, boostEndpoints.pay, { body: { ...body, type: 'golden' } });

  expect(unsigned.status).toBe(401);
  expect(unknown.status).toBe(400);
});
