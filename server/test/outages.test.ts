import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import { describe, expect } from 'vitest';
import { buildGeneral, test } from './support/fixtures.ts';

const redirectURI = 'http://localhost:3000/login';

describe('Discord outages', () => {
  test.afterEach(({ world }) => world.simulator.world.setAway(false));

  test.for([
    { endpoint: badgesEndpoints.list, what: 'a new sign-in cannot be confirmed' },
    { endpoint: guildsEndpoints.list, what: 'servers cannot be listed' },
  ])('Answers 503 with a retry delay while $what', async ({ endpoint }, { api, stranger, world }) => {
    world.simulator.world.setAway(true);

    const reply = await api.call(stranger.token, endpoint);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('Keeps users signed in across a Discord outage', async ({ api, stranger, world }) => {
    world.simulator.world.setAway(true);
    await api.call(stranger.token, badgesEndpoints.list);

    world.simulator.world.setAway(false);
    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply.status).toBe(200);
  });

  test('Reports a Discord outage during sign-in as unavailable, not as a bad code', async ({ api, world }) => {
    world.simulator.world.setAway(true);

    const reply = await api.call(null, sessionEndpoints.exchange, { body: { code: 'c', redirectURI } });

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('A manager with cached permissions can save during a Discord outage', async ({ api, guild, world }) => {
    // A bot still reconnecting after the last outage would invalidate the guild's cache when it is back.
    await expect.poll(() => world.simulator.control.counters().sessions, { timeout: 60_000 }).toBeGreaterThan(0);

    const params = { guildId: guild.id };
    await api.call(guild.manager.token, guildsEndpoints.info, { params });
    world.simulator.world.setAway(true);

    const reply = await api.call(guild.manager.token, generalSection.save, { params, body: buildGeneral() });

    expect(reply.status).toBe(200);
  });
});

describe('Discord errors', () => {
  test.for([500, 502, 503])('Answers 503 when Discord answers %i', async (status, { api, stranger, world }) => {
    world.simulator.world.fail({ path: '/oauth2/@me', status, times: 1 });

    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('Answers 503 with the same retry delay when Discord answers 429', async ({ api, stranger, world }) => {
    world.simulator.world.fail({ path: '/oauth2/@me', status: 429, times: 1, retryAfter: 17 });

    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('17');
  });

  test('Answers 503 for a server, not "not found", when Discord answers 500', async ({ api, guild, world }) => {
    world.simulator.world.fail({ path: `/guilds/${guild.id}`, status: 500, times: 1 });

    const reply = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('A sign-out that fails on Discord keeps the token valid, and can be retried', async ({
    api,
    stranger,
    world,
  }) => {
    world.simulator.world.fail({ path: '/oauth2/token/revoke', status: 500, times: 1 });

    const first = await api.call(stranger.token, sessionEndpoints.revoke);
    const still = await api.call(stranger.token, badgesEndpoints.list);
    const second = await api.call(stranger.token, sessionEndpoints.revoke);

    expect([first.status, still.status, second.status]).toEqual([503, 200, 200]);
  });
});
