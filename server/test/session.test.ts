import { createHash, randomBytes } from 'node:crypto';
import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { sessionEndpoints, tokenPairSchema } from '@perigee/core/community/session/endpoints';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { SCOPES, test } from './support/fixtures.ts';

const { exchange, refresh, revoke } = sessionEndpoints;
const redirectURI = 'http://localhost:3000/login';

describe('Sign-in', () => {
  test('Exchanges an authorization code for tokens that work with the API', async ({ api, stranger, world }) => {
    const code = world.simulator.world.authorizeCode(stranger.id, { redirectUri: redirectURI, scopes: SCOPES });

    const reply = await api.call(null, exchange, { body: { code, redirectURI } });
    const { accessToken } = z.parse(tokenPairSchema, reply.body);

    expect(reply.status).toBe(200);
    expect(await api.call(accessToken, guildsEndpoints.list)).toMatchObject({ status: 200, body: [] });
  });

  test('Accepts an authorization code only once', async ({ api, stranger, world }) => {
    const code = world.simulator.world.authorizeCode(stranger.id, { redirectUri: redirectURI, scopes: SCOPES });
    await api.call(null, exchange, { body: { code, redirectURI } });

    const second = await api.call(null, exchange, { body: { code, redirectURI } });

    expect(second).toMatchObject({ status: 400, body: { code: 'signInRefused' } });
  });

  test.for(['https://evil.example/login', 'http://localhost:3000/login/', 'http://localhost:3000/landing'])(
    'Refuses the redirect address %s without calling Discord',
    async (elsewhere, { api, world }) => {
      const exchanges = () => world.simulator.world.requests().filter(({ path }) => path.includes('/oauth2/'));
      const before = exchanges().length;

      const reply = await api.call(null, exchange, { body: { code: 'any', redirectURI: elsewhere } });

      expect(reply).toMatchObject({ status: 400, body: { code: 'signInRefused' } });
      expect(exchanges()).toHaveLength(before);
    },
  );

  test('A sign-in with PKCE requires its code verifier', async ({ api, stranger, world }) => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const consent = { redirectUri: redirectURI, scopes: SCOPES, codeChallenge };
    const [stolen, own] = [1, 2].map(() => world.simulator.world.authorizeCode(stranger.id, consent));

    const without = await api.call(null, exchange, { body: { code: stolen, redirectURI } });
    const withIt = await api.call(null, exchange, { body: { code: own, redirectURI, codeVerifier } });

    expect(without.status).toBe(400);
    expect(withIt.status).toBe(200);
  });

  test.for([
    {},
    { code: '', redirectURI },
    { code: 'c' },
    { code: 1, redirectURI },
    { code: 'c', redirectURI, scope: 'bot' },
  ])('Rejects a sign-in with the body %j', async (body, { api }) => {
    const reply = await api.call(null, exchange, { body });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});

describe('Token refresh', () => {
  test('A token refresh returns a new pair, and invalidates the old refresh token', async ({
    api,
    stranger,
    world,
  }) => {
    const { refreshToken } = world.simulator.world.issueToken(stranger.id, SCOPES);

    const first = await api.call(null, refresh, { body: { refreshToken } });
    const second = await api.call(null, refresh, { body: { refreshToken } });
    const { accessToken } = z.parse(tokenPairSchema, first.body);

    expect(await api.call(accessToken, badgesEndpoints.list)).toMatchObject({ status: 200, body: [] });
    expect(second).toMatchObject({ status: 400, body: { code: 'signInRefused' } });
  });
});

test('Signing out ends the token here and on Discord at once', async ({ api, stranger, world }) => {
  await api.call(stranger.token, badgesEndpoints.list);

  const reply = await api.call(stranger.token, revoke);
  const after = await api.call(stranger.token, badgesEndpoints.list);
  const onPlatform = await fetch(`${world.simulator.apiUrl}/v10/users/@me`, {
    headers: { authorization: `Bearer ${stranger.token}` },
  });

  expect(reply.status).toBe(200);
  expect(after.status).toBe(401);
  expect(onPlatform.status).toBe(401);
});

describe('Token checks', () => {
  test('Checks a token with Discord once for concurrent and later calls', async ({ api, stranger, world }) => {
    const checks = () => world.simulator.world.requests().filter(({ path }) => path.endsWith('/oauth2/@me')).length;
    const before = checks();

    await Promise.all(Array.from({ length: 10 }, () => api.call(stranger.token, badgesEndpoints.list)));
    await api.call(stranger.token, badgesEndpoints.list);

    expect(checks() - before).toBe(1);
  });

  test('Checks a repeated invalid token with Discord only once', async ({ api, world }) => {
    const checks = () => world.simulator.world.requests().filter(({ path }) => path.endsWith('/oauth2/@me')).length;
    const before = checks();

    for (let attempt = 0; attempt < 5; attempt++)
      await api.call('wrong-and-repeated-again-and-again', badgesEndpoints.list);

    expect(checks() - before).toBe(1);
  });
});

test.for(['Basic abc', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(600)}`, 'bearer  x'])(
  'The authorization header "%s" does not sign the caller in',
  async (authorization, { api }) => {
    const reply = await api.call(null, badgesEndpoints.list, { headers: { authorization } });

    expect(reply).toMatchObject({ status: 401, body: { message: 'Sign in first' } });
  },
);
