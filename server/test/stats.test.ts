import { commandsEndpoints } from '@perigee/core/commands/endpoints';
import { statsEndpoints } from '@perigee/core/stats/endpoints';
import { expect } from 'vitest';
import { createApiClient } from '../src/testing/api-client.ts';
import { test } from '../src/testing/fixtures.ts';
import { startWorld } from '../src/testing/world.ts';

test('the statistics are those of the running bot', async ({ api }) => {
  const read = async () => (await api.call(null, statsEndpoints.read)).body;

  await expect.poll(read, { timeout: 12_000, interval: 500 }).toMatchObject({
    status: 'online',
    stats: { guilds: expect.any(Number), users: expect.any(Number) },
    ping: { database: expect.any(Number) },
    shards: [{ id: 0, ready: true, guilds: expect.any(Number) }],
  });
});

test('without a bot the statistics say that it is offline', async () => {
  const world = await startWorld({ withBot: false });

  const reply = await createApiClient(world.apiUrl).call(null, statsEndpoints.read);
  await world.close();

  expect(reply.body).toMatchObject({ status: 'offline', shards: [], ping: { bot: null } });
});

test('the public list of commands holds each in both languages', async ({ api }) => {
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
