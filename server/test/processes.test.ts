import { generalSection } from '@perigee/core/community/general/section';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from './support/api-client.ts';
import { buildGeneral, createGuild } from './support/fixtures.ts';
import { connectSecondProcess, startWorld, type World } from './support/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Processes notify each other by different means with and without Redis. */
const BUSES = [
  { bus: 'Redis', env: {} },
  { bus: 'PostgreSQL', env: { REDIS_URL: '' } },
];

describe.skipIf(!hasServers).for(BUSES)('Processes connected through $bus', ({ env }) => {
  let world: World;
  let other: Awaited<ReturnType<typeof connectSecondProcess>>;

  beforeAll(async () => {
    world = await startWorld({ env, withBot: false });
    other = await connectSecondProcess(world);
  });

  afterAll(async () => {
    await other.close();
    await world.close();
  });

  test('A process sees the saves of another one at once', async () => {
    const guild = createGuild(world);
    const before = await other.settingsCache.get(guild.id);

    await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    await expect.poll(async () => (await other.settingsCache.get(guild.id)).prefix).toBe('%');
    expect(before.prefix).toBe('!');
  });

  test('A sign-out takes effect in every process', async () => {
    const { owner } = createGuild(world);
    await other.sessions.identify(owner.token);

    await world.services.sessions.revoke(owner.token);

    await expect
      .poll(() =>
        other.sessions.identify(owner.token).then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('out');
  });
});

test('The site serves data stored by the bot, and notices when the bot stops', async () => {
  const world = await startWorld();
  const { owner } = createGuild(world);
  const api = createApiClient(world.apiUrl);

  await expect
    .poll(async () => (await api.call(owner.token, guildsEndpoints.list)).body)
    .toMatchObject([{ invited: true }]);
  await expect
    .poll(async () => (await api.call(null, statsEndpoints.read)).body, { timeout: 60_000 })
    .toMatchObject({ status: 'online' });
  await world.bot?.close();
  const after = await world.services.statsStore.list(60_000);
  await world.close();

  expect(after).toMatchObject([{ ready: false }]);
});
