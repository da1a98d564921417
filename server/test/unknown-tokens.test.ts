import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { expect, onTestFinished } from 'vitest';
import type { Environment } from '../src/config/read-settings.ts';
import { createTokenGuesses } from '../src/features/community/session/token-guesses.ts';
import { createApiClient } from './support/api-client.ts';
import { createPerson, test } from './support/fixtures.ts';
import { openRedisProxy } from './support/redis-proxy.ts';
import { serveConfigured } from './support/serve-configured.ts';
import { connectSecondProcess, startWorld, type World } from './support/world.ts';

/** The limit per address in ten minutes. */
const PER_CLIENT = 100;

/** Tokens are counted per ten-minute window of the clock; a test started in its last seconds would span two. */
const WINDOW_MS = 600_000;
const LAST_MS = 15_000;

async function clearOfWindowEnd(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < LAST_MS) await sleep(left);
}

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

/** A product with fresh token limits and its own simulator. */
async function openGuessing(env: Environment = {}) {
  await clearOfWindowEnd();
  const world = await startWorld({ withBot: false, env: { TRUST_PROXY: '1', ...env } });
  onTestFinished(world.close);
  const health = async () => (await fetch(new URL('/health/platform', world.apiUrl))).json();
  return { world, health, ...guessingAt(world, world.apiUrl) };
}

/** Calls from given addresses, and the number of tokens checked with Discord. */
function guessingAt(world: World, apiUrl: string) {
  const api = createApiClient(apiUrl);
  const checks = () => world.simulator.world.requests().filter(({ path }) => path.endsWith('/oauth2/@me')).length;
  const call = async (token: string, address: string) =>
    (await api.call(token, badgesEndpoints.list, { headers: { 'x-forwarded-for': address } })).status;
  const guess = (address: string) => call(randomBytes(24).toString('base64url'), address);
  return { asked: checks, call, guess };
}

test('Stops checking tokens of an address that sends too many unknown ones, while others sign in', async () => {
  const { world, asked, call, guess, health } = await openGuessing();
  const before = asked();

  const answers: number[] = [];
  for (let index = 0; index < PER_CLIENT + 20; index += 1) answers.push(await guess('10.0.0.1'));

  expect(asked() - before).toBe(PER_CLIENT);
  expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
  expect(await call(createPerson(world, 'visitor').token, '10.0.0.2')).toBe(200);
  // A valid token does not count.
  expect(await call(createPerson(world, 'neighbour').token, '10.0.0.1')).toBe(429);
  expect(await health()).toMatchObject({ invalidRequests: PER_CLIENT, invalidRequestsMax: 10_000 });
});

test.for(['short', 'x'.repeat(19), 'with~what/no+token==has-in-it-at-all'])(
  'Refuses a malformed token such as %s without calling Discord',
  async (token, { world }) => {
    const { asked, call } = guessingAt(world, await serveConfigured(world, { TRUST_PROXY: '1' }));
    const before = asked();

    expect(await call(token, '10.0.0.1')).toBe(401);
    expect(asked()).toBe(before);
  },
);

test.skipIf(redisUrl === '')('Processes that share Redis count unknown tokens together', async () => {
  const { world, asked, guess } = await openGuessing();
  const other = await connectSecondProcess(world);
  onTestFinished(other.close);
  const identify = () => other.sessions.identify(randomBytes(24).toString('base64url'), '10.0.0.3').catch(() => {});
  const before = asked();

  for (let count = 0; count < PER_CLIENT; count += 2) await Promise.all([identify(), guess('10.0.0.3')]);

  expect(await guess('10.0.0.3')).toBe(429);
  expect(asked() - before).toBe(PER_CLIENT);
});

test.skipIf(redisUrl === '')('A process that loses Redis continues from its own count of unknown tokens', async () => {
  const proxy = await openRedisProxy(redisUrl);
  const { asked, guess } = await openGuessing({ REDIS_URL: proxy.url });
  const before = asked();

  for (let index = 0; index < PER_CLIENT - 10; index += 1) await guess('10.0.0.1');
  proxy.cut();
  for (let index = 0; index < 20; index += 1) await guess('10.0.0.1');

  expect(asked() - before).toBe(PER_CLIENT);
});

test('Limits unknown tokens across all addresses, without counting valid ones', async () => {
  const guesses = createTokenGuesses(null, '', { perClient: 10, ofAll: 2 });

  await (await guesses.claim('1')).giveBack();
  await guesses.claim('1');
  await guesses.claim('2');

  await expect(guesses.claim('3')).rejects.toMatchObject({ code: 'unavailable' });
});
