import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import { describe, expect } from 'vitest';
import { buildGeneral, test } from './support/fixtures.ts';

const redirectURI = 'http://localhost:3000/login';

describe('while the platform does not answer', () => {
  test.afterEach(({ world }) => world.simulator.world.setAway(false));

  test.for([
    { endpoint: badgesEndpoints.list, what: 'a new sign-in can not be confirmed' },
    { endpoint: guildsEndpoints.list, what: 'servers can not be listed' },
  ])('$what, which is said with when to come back', async ({ endpoint }, { api, stranger, world }) => {
    world.simulator.world.setAway(true);

    const reply = await api.call(stranger.token, endpoint);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('nobody is signed out, and the same call works when it is back', async ({ api, stranger, world }) => {
    world.simulator.world.setAway(true);
    await api.call(stranger.token, badgesEndpoints.list);

    world.simulator.world.setAway(false);
    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply.status).toBe(200);
  });

  test('signing in answers that it is away, not that the code is bad', async ({ api, world }) => {
    world.simulator.world.setAway(true);

    const reply = await api.call(null, sessionEndpoints.exchange, { body: { code: 'c', redirectURI } });

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('a manager whose rights are known can go on saving', async ({ api, guild, world }) => {
    // A bot still reconnecting after the last outage would invalidate the guild's cache when it is back.
    await expect.poll(() => world.simulator.control.counters().sessions, { timeout: 60_000 }).toBeGreaterThan(0);

    const params = { guildId: guild.id };
    await api.call(guild.manager.token, guildsEndpoints.info, { params });
    world.simulator.world.setAway(true);

    const reply = await api.call(guild.manager.token, generalSection.save, { params, body: buildGeneral() });

    expect(reply.status).toBe(200);
  });
});

describe('when the platform answers', () => {
  test.for([500, 502, 503])('%i, the caller hears 503', async (status, { api, stranger, world }) => {
    world.simulator.world.fail({ path: '/oauth2/@me', status, times: 1 });

    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('429, the caller hears 503 with the same time to wait', async ({ api, stranger, world }) => {
    world.simulator.world.fail({ path: '/oauth2/@me', status: 429, times: 1, retryAfter: 17 });

    const reply = await api.call(stranger.token, badgesEndpoints.list);

    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('17');
  });

  test('500 to the question for a server, the page hears 503 and not that it is gone', async ({
    api,
    guild,
    world,
  }) => {
    world.simulator.world.fail({ path: `/guilds/${guild.id}`, status: 500, times: 1 });

    const reply = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('500 to a sign-out, the token stays good and the person can try again', async ({ api, stranger, world }) => {
    world.simulator.world.fail({ path: '/oauth2/token/revoke', status: 500, times: 1 });

    const first = await api.call(stranger.token, sessionEndpoints.revoke);
    const still = await api.call(stranger.token, badgesEndpoints.list);
    const second = await api.call(stranger.token, sessionEndpoints.revoke);

    expect([first.status, still.status, second.status]).toEqual([503, 200, 200]);
  });
});
