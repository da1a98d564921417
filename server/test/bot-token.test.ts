import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';

test.afterEach(({ world }) => world.simulator.world.recover());

test('Readiness reports a bot token that Discord rejects, and its recovery', async ({ world, api, guild }) => {
  const { simulator } = world;
  const health = async () => {
    const reply = await fetch(new URL('/health/ready', world.apiUrl));
    return { status: reply.status, body: await reply.json() };
  };
  const before = await health();

  simulator.world.fail({ path: /^\/users\/@me$/, status: 401, times: 1_000 });
  simulator.world.fail({ path: /^\/guilds\//, about: guild.id, status: 401, times: 1 });
  await api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  await expect.poll(health).toEqual({ status: 503, body: { status: 'unavailable', missing: 'botToken' } });
  simulator.world.recover();
  await expect.poll(health).toEqual({ status: 200, body: { status: 'ready' } });

  const reply = await api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  expect([before.status, reply.status]).toEqual([200, 200]);
});

test('Treats a malformed Discord response as an internal error, not as an outage', async ({ world, api, guild }) => {
  const { simulator } = world;
  const body = { id: guild.id, name: 'No roles here' };
  simulator.world.fail({ path: `/guilds/${guild.id}`, status: 200, body, times: 1 });

  const reply = await api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });

  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
});
