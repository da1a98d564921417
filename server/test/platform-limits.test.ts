import type { API } from '@discordjs/core/http-only';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLocalLimits } from '../src/discord/calls/local-limits.ts';
import { createPlatformRateLimiter } from '../src/discord/calls/platform-rate-limiter.ts';
import { createRest } from '../src/discord/rest.ts';
import { createGuild } from './support/fixtures.ts';
import { BOT_CREDENTIALS, connectSecondProcess, startTestSimulator, startWorld } from './support/world.ts';

const hasRedis = (process.env['TEST_REDIS_URL'] ?? '') !== '';

/** The bot's global limit of calls per second. */
const PER_SECOND = 50;

/** Allows for calls sent more than a second apart that arrive closer together on a busy machine. */
const ARRIVING = 1.2 * PER_SECOND;

const log = pino({ level: 'silent' });

/** REST clients sharing one process. */
async function openClients(count: number) {
  const simulator = await startTestSimulator();
  onTestFinished(() => simulator.close());
  const platform = { ...BOT_CREDENTIALS, apiUrl: simulator.apiUrl };
  const line = createPlatformRateLimiter({ platform, log });
  const clients = Array.from({ length: count }, () => createRest(platform, line));
  onTestFinished(() => clients.forEach(({ close }) => close()));
  return { simulator, clients: clients.map(({ api }) => api) };
}

const callAll = (clients: readonly API[], each: number) =>
  Promise.all(clients.flatMap((api) => Array.from({ length: each }, () => api.users.getCurrent())));

describe('Global rate limit of Discord', () => {
  test('All clients of a process share the global rate limit', async () => {
    const { simulator, clients } = await openClients(3);

    await callAll(clients, 30);

    expect(simulator.control.counters().mostCallsInASecond).toBeLessThanOrEqual(ARRIVING);
  });

  test.skipIf(!hasRedis)('Processes with Redis share the global rate limit', async () => {
    const world = await startWorld({ withBot: false });
    onTestFinished(world.close);
    const others = [await connectSecondProcess(world), await connectSecondProcess(world)];
    onTestFinished(async () => {
      for (const { close } of others) await close();
    });

    await callAll(
      others.map(({ api }) => api),
      35,
    );

    expect(world.simulator.control.counters().mostCallsInASecond).toBeLessThanOrEqual(ARRIVING);
  });

  test('Processes without Redis each use their share of the global rate limit', () => {
    const limits = createLocalLimits(() => PER_SECOND / 2);

    const claims = Array.from({ length: PER_SECOND }, () => limits.claim(null));

    const made = claims.filter((claim) => 'waitMs' in claim && claim.waitMs === 0);
    expect(made).toHaveLength(PER_SECOND / 2);
  });
});

test('Clients of a process share the rate limit of a channel', async () => {
  const { simulator, clients } = await openClients(2);
  const { channelId } = createGuild({ simulator });
  const write = (api: API | undefined) => api?.channels.createMessage(channelId, { content: 'hello' });

  for (let count = 0; count < 5; count += 1) await write(clients[0]);
  await write(clients[1]);

  expect(simulator.control.counters().rateLimited).toBe(0);
  expect(simulator.world.messages(channelId)).toHaveLength(6);
});
