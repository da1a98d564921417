import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Simulator } from '../src/main.ts';
import { APPLICATION, call, personWhoIs, REDIRECT_URI, start, textOf } from './start.ts';

const ADDRESS = 'http://localhost:4000/back';

let simulator: Simulator;
let owner: string;
let other: { id: string; clientSecret: string };
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
  other = simulator.control.addApplication({ name: 'Other', redirectUris: [ADDRESS] });
});
afterAll(() => simulator.close());

const ours = { id: APPLICATION.id, clientSecret: APPLICATION.clientSecret };

async function consentTo(client: { id: string }, address: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: address,
    response_type: 'code',
    scope: 'identify guilds',
  });
  const page = await fetch(`${simulator.authorizeUrl}?${query.toString()}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ person: owner, decision: 'authorize' }),
  });
  return new URL(page.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
}

const request = (client: { id: string; clientSecret: string }, path: string, fields: Record<string, string>) =>
  call(simulator, 'POST', path, {
    token: null,
    body: new URLSearchParams({ client_id: client.id, client_secret: client.clientSecret, ...fields }),
  });

const exchange = (client: typeof other, code: string, address: string) =>
  request(client, '/oauth2/token', { grant_type: 'authorization_code', code, redirect_uri: address });

describe('sign-in to another application', () => {
  test('Signing in to another application issues a token that names it', async () => {
    const tokens = await exchange(other, await consentTo(other, ADDRESS), ADDRESS);

    const token = `Bearer ${textOf(tokens, 'access_token')}`;
    expect((await call(simulator, 'GET', '/oauth2/@me', { token })).body).toMatchObject({
      application: { id: other.id, name: 'Other' },
      user: { id: owner },
      scopes: ['identify', 'guilds'],
    });
    expect((await call(simulator, 'GET', '/users/@me', { token })).body).toMatchObject({ id: owner });
  });

  test('Each application accepts only its own redirect URIs', async () => {
    expect([await consentTo(other, REDIRECT_URI), await consentTo(ours, ADDRESS)]).toEqual(['', '']);
  });

  test('Only the application that received a code can exchange it', async () => {
    const code = await consentTo(other, ADDRESS);

    const stolen = await exchange(ours, code, ADDRESS);
    const own = await exchange(other, code, ADDRESS);

    expect([stolen.status, own.status]).toEqual([400, 200]);
  });

  test('Only the application that owns a token can refresh and revoke it', async () => {
    const tokens = await exchange(other, await consentTo(other, ADDRESS), ADDRESS);
    const refresh = (client: typeof other, token: string) =>
      request(client, '/oauth2/token', { grant_type: 'refresh_token', refresh_token: token });

    const stolen = await refresh(ours, textOf(tokens, 'refresh_token'));
    const fresh = await refresh(other, textOf(tokens, 'refresh_token'));
    const isGood = () =>
      call(simulator, 'GET', '/users/@me', { token: `Bearer ${textOf(fresh, 'access_token')}` }).then(
        ({ status }) => status === 200,
      );
    await request(ours, '/oauth2/token/revoke', { token: textOf(fresh, 'access_token') });
    const afterOurs = await isGood();
    await request(other, '/oauth2/token/revoke', { token: textOf(fresh, 'access_token') });

    expect([stolen.status, fresh.status, afterOurs, await isGood()]).toEqual([400, 200, true, false]);
  });
});
