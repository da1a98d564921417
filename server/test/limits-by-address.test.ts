import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { expect } from 'vitest';
import { type ApiClient, createApiClient, type Reply } from './support/api-client.ts';
import { createPerson, test } from './support/fixtures.ts';
import { serveConfigured } from './support/serve-configured.ts';
import type { World } from './support/world.ts';

/** A fifth of this, rounded up, applies to sign-ins. */
const PER_MINUTE = 5;

/** The API on a server with fresh rate limits. */
async function serveLimited(world: World, env: Record<string, string> = {}): Promise<ApiClient> {
  const limits = { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE), REDIS_URL: '' };
  return createApiClient(await serveConfigured(world, { ...limits, ...env }));
}

/** The statuses of consecutive calls. */
async function statuses(calls: readonly (() => Promise<Reply>)[]): Promise<number[]> {
  const found: number[] = [];
  for (const call of calls) found.push((await call()).status);
  return found;
}

test('Applies the sign-in limit to every spelling of its address', async ({ world }) => {
  const api = await serveLimited(world);
  const signIn = (path: string) => () => api.send(path, { method: 'POST' });

  const found = await statuses([signIn('/oauth2/token'), signIn('/%6fauth2/token'), signIn('/oauth2/%74oken')]);

  expect(found.map((status) => status === 429)).toEqual([false, true, true]);
});

test('A sign-in path in a query string does not count towards the sign-in limit', async ({ world }) => {
  const api = await serveLimited(world);

  const found = await statuses(
    Array.from(
      { length: PER_MINUTE },
      () => () => api.send(`${statsEndpoints.read.url}?from=/oauth2/`, { method: 'GET' }),
    ),
  );

  expect(found).not.toContain(429);
});

test('Rate limits use the address that the outermost trusted proxy saw', async ({ world }) => {
  const hops = await serveLimited(world, { TRUST_PROXY: '2' });
  const networks = await serveLimited(world, { TRUST_PROXY: '127.0.0.0/8,10.0.0.0/8' });

  for (const api of [hops, networks]) {
    const from = (addresses: string) => () =>
      api.call(null, statsEndpoints.read, { headers: { 'x-forwarded-for': addresses } });
    const sameCaller = Array.from({ length: PER_MINUTE + 1 }, (_, index) => from(`1.1.1.${index}, 9.9.9.9, 10.0.0.1`));

    expect((await statuses(sameCaller)).at(-1)).toBe(429);
    expect(await statuses([from('1.1.1.1, 8.8.8.8, 10.0.0.1')])).toEqual([200]);
  }
});

test('Rate limits ignore forwarded addresses when no proxy is trusted', async ({ world }) => {
  const api = await serveLimited(world);
  const calls = Array.from(
    { length: PER_MINUTE + 1 },
    (_, index) => () => api.call(null, statsEndpoints.read, { headers: { 'x-forwarded-for': `1.1.1.${index}` } }),
  );

  expect((await statuses(calls)).at(-1)).toBe(429);
});

test('Rate limits treat an IPv6 /64 network as one caller, and ignore ports', async ({ world }) => {
  const api = await serveLimited(world, { TRUST_PROXY: '1' });
  const from = (address: string) => () =>
    api.call(null, statsEndpoints.read, { headers: { 'x-forwarded-for': address } });
  const numbers = Array.from({ length: PER_MINUTE + 1 }, (_, index) => index + 1);

  const household = await statuses(numbers.map((index) => from(`2001:db8:1:2::${index}`)));
  const neighbour = await statuses([from('2001:db8:1:3::1')]);
  const ports = await statuses(numbers.map((index) => from(`192.0.2.7:${50_000 + index}`)));

  expect([household.at(-1), ...neighbour, ports.at(-1)]).toEqual([429, 200, 429]);
});

test('Expensive calls and large bodies count as several calls', async ({ world }) => {
  const dear = await serveLimited(world, { RATE_LIMIT_PER_MINUTE: '9' });
  const large = await serveLimited(world, { RATE_LIMIT_PER_MINUTE: '9' });
  const check = () => dear.send('/private/guilds/1/templates/check', { method: 'POST' });
  const signInWith = (bytes: number) => () =>
    large.send('/private/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(bytes) }),
    });

  expect(await statuses([check, check])).toEqual([401, 429]);
  expect(await statuses([signInWith(0), signInWith(200 * 1024), signInWith(200 * 1024)])).toEqual([401, 401, 429]);
});

test('Rate limits count a signed-in caller by user, not by address', async ({ world }) => {
  const api = await serveLimited(world, { TRUST_PROXY: '1' });
  const [one, other] = [createPerson(world, 'one'), createPerson(world, 'other')];
  const from =
    ({ token }: { token: string }, address: string) =>
    () =>
      api.call(token, guildsEndpoints.list, { headers: { 'x-forwarded-for': address } });

  const own = await statuses(Array.from({ length: PER_MINUTE + 1 }, (_, index) => from(one, `1.1.1.${index}`)));
  const others = await statuses([from(other, '1.1.1.1')]);

  expect(own).toEqual([...Array(PER_MINUTE).fill(200), 429]);
  expect(others).toEqual([200]);
});
