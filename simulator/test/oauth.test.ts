import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import { type Answer, APPLICATION, call, personWhoIs, REDIRECT_URI, start, textOf } from './start.ts';

let simulator: Simulator;
let owner: string;
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
});
afterAll(() => simulator.close());

function token(fields: Record<string, string>): Promise<Answer> {
  const credentials = { client_id: APPLICATION.id, client_secret: APPLICATION.clientSecret };
  return call(simulator, 'POST', '/oauth2/token', {
    token: null,
    body: new URLSearchParams({ ...credentials, ...fields }),
  });
}

const exchange = (code: string, extra: Record<string, string> = {}) =>
  token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, ...extra });

function authorizeAddress(extra: Record<string, string> = {}): string {
  const fields = {
    client_id: APPLICATION.id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'identify guilds',
    state: 'xyz',
  };
  return `${simulator.authorizeUrl}?${new URLSearchParams({ ...fields, ...extra }).toString()}`;
}

const decide = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

describe('authorization page', () => {
  test('Consent redirects to the site with a code and the state', async () => {
    const answer = await decide(authorizeAddress(), { person: owner, decision: 'authorize' });

    const returned = new URL(answer.headers.get('location') ?? '');
    const tokens = await exchange(returned.searchParams.get('code') ?? '');

    expect(answer.status).toBe(302);
    expect(returned.searchParams.get('state')).toBe('xyz');
    expect(tokens.body).toMatchObject({ token_type: 'Bearer', scope: 'identify guilds', expires_in: 604_800 });
  });

  test('Declining consent redirects with access_denied', async () => {
    const answer = await decide(authorizeAddress(), { decision: 'cancel' });

    const returned = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({ error: 'access_denied', state: 'xyz' });
  });

  test.for([
    ['an unregistered redirect URI', { redirect_uri: 'http://evil.example/login' }],
    ['an unknown application', { client_id: '1' }],
    ['an unknown scope', { scope: 'identify everything' }],
    ['a plain code challenge', { code_challenge: 'abc', code_challenge_method: 'plain' }],
  ] as const)('The consent page shows an error instead of redirecting for %s', async ([, wrong]) => {
    const answer = await fetch(authorizeAddress(wrong), { redirect: 'manual' });

    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  test('The consent page adds the bot to the chosen server with the requested permissions', async () => {
    const { id } = simulator.world.createGuild({ name: 'Uninvited', ownerId: owner, botIn: false });
    const address = authorizeAddress({ scope: 'bot', permissions: '8', guild_id: id });

    const answer = await decide(address, { person: owner, guild: id, decision: 'authorize' });

    const returned = new URL(answer.headers.get('location') ?? '');
    const roles = await call(simulator, 'GET', `/guilds/${id}/roles`);
    expect(returned.searchParams.get('guild_id')).toBe(id);
    expect(roles.body).toContainEqual(expect.objectContaining({ managed: true, permissions: '8', name: 'Perigee' }));
  });

  test('The consent page does not add the bot to a server the user cannot manage', async () => {
    const { id } = simulator.world.createGuild({ name: 'Not mine', ownerId: owner, botIn: false });
    const address = authorizeAddress({ scope: 'bot', permissions: '8' });

    const answer = await decide(address, {
      person: personWhoIs(simulator, 'manager'),
      guild: id,
      decision: 'authorize',
    });

    expect(answer.status).toBe(400);
    expect((await call(simulator, 'GET', `/guilds/${id}`)).status).toBe(404);
  });
});

describe('token endpoint', () => {
  const consent = (codeChallenge?: string) =>
    simulator.world.authorizeCode(owner, {
      redirectUri: REDIRECT_URI,
      scopes: ['identify'],
      ...(codeChallenge === undefined ? {} : { codeChallenge }),
    });

  test('An authorization code can be exchanged only once', async () => {
    const code = consent();

    const [first, second] = [await exchange(code), await exchange(code)];

    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('Rejects an authorization code issued for another redirect URI', async () => {
    const answer = await exchange(consent(), { redirect_uri: 'http://localhost:3000/landing' });

    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('Exchanging a code requires the verifier of its code challenge', async () => {
    const verifier = 'v'.repeat(64);
    const challenge = createHash('sha256').update(verifier).digest('base64url');

    const without = await exchange(consent(challenge));
    const wrong = await exchange(consent(challenge), { code_verifier: 'w'.repeat(64) });
    const right = await exchange(consent(challenge), { code_verifier: verifier });

    expect([without.status, wrong.status, right.status]).toEqual([400, 400, 200]);
  });

  test('Rejects a code verifier for a sign-in without a code challenge', async () => {
    const answer = await exchange(consent(), { code_verifier: 'v'.repeat(64) });

    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('Rejects a wrong client secret', async () => {
    const answer = await token({ grant_type: 'authorization_code', code: consent(), client_secret: 'wrong' });

    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('Refreshing returns a new token pair and invalidates the old one', async () => {
    const old = simulator.world.issueToken(owner, ['identify']);
    const refresh = () => token({ grant_type: 'refresh_token', refresh_token: old.refreshToken });

    const renewed = await refresh();

    const me = (accessToken: string) => call(simulator, 'GET', '/users/@me', { token: `Bearer ${accessToken}` });
    expect((await me(textOf(renewed, 'access_token'))).status).toBe(200);
    expect((await me(old.accessToken)).status).toBe(401);
    expect(await refresh()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('Revoking a token invalidates it', async () => {
    const { accessToken } = simulator.world.issueToken(owner, ['identify']);
    const credentials = { client_id: APPLICATION.id, client_secret: APPLICATION.clientSecret };

    const body = new URLSearchParams({ ...credentials, token: accessToken });
    const revoked = await call(simulator, 'POST', '/oauth2/token/revoke', { token: null, body });

    const me = await call(simulator, 'GET', '/users/@me', { token: `Bearer ${accessToken}` });
    expect(revoked.status).toBe(200);
    expect(me).toMatchObject({ status: 401, body: { message: '401: Unauthorized', code: 0 } });
  });
});
