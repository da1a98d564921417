import { afterEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import {
  connect,
  type GatewayClient,
  identify,
  INTENT,
  lastSequence,
  openSession,
  resumeOf,
} from './gateway-client.ts';
import { call, objectOf, start } from '../start.ts';

const open: GatewayClient[] = [];
const platforms: Simulator[] = [];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate();
  for (const platform of platforms.splice(0)) await platform.close();
});

async function opened<T extends GatewayClient>(client: Promise<T>): Promise<T> {
  open.push(await client);
  return client;
}

/** A simulator with the platform's own identify limit. */
async function strict(options: Parameters<typeof start>[0] = {}): Promise<Simulator> {
  const platform = await start({ identifyIntervalMs: 5_000, ...options });
  platforms.push(platform);
  return platform;
}

const invalidSession = ({ op }: JsonObject) => op === 9;

describe('identify concurrency', () => {
  test('A second identify with the same rate limit key within 5 s gets an invalid session', async () => {
    const platform = await strict();
    await opened(openSession(platform, INTENT.guilds));

    const client = await opened(connect(platform, identify(INTENT.guilds)));

    expect((await client.next(invalidSession))['d']).toBe(false);
  });

  test('A connection can retry identify after 5 s', async () => {
    const platform = await strict();
    await opened(openSession(platform, INTENT.guilds));
    const client = await opened(connect(platform, identify(INTENT.guilds)));
    await client.next(invalidSession);

    platform.control.advanceClock(5_000);
    client.send(identify(INTENT.guilds));

    expect(await client.event('READY')).toMatchObject({ s: 1 });
  });

  test('Shards with different rate limit keys can identify concurrently', async () => {
    const platform = await strict({ maxConcurrency: 2 });
    const of = (shard: number) => identify(INTENT.guilds, { shard: [shard, 4] });
    const clients = await Promise.all([0, 1, 2].map((shard) => opened(connect(platform, of(shard)))));

    const answers = await Promise.all(clients.map((client) => client.next(({ op, t }) => op === 9 || t === 'READY')));

    expect(answers.map(({ op }) => op)).toEqual([0, 0, 9]);
  });
});

describe('daily session start limit', () => {
  const limitOf = async (platform: Simulator, token?: string) => {
    const answer = await call(platform, 'GET', '/gateway/bot', token === undefined ? {} : { token: `Bot ${token}` });
    return objectOf(answer)['session_start_limit'];
  };

  test('Identifying counts towards the session start limit, but resuming does not', async () => {
    const platform = await strict();
    const before = await limitOf(platform);
    const client = await opened(openSession(platform, INTENT.guilds));
    client.socket.terminate();
    const again = await opened(connect(platform, resumeOf(client.sessionId, lastSequence(client))));
    await again.event('RESUMED');

    const after = await limitOf(platform);

    expect(before).toEqual({ total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 });
    expect(after).toMatchObject({ total: 1_000, remaining: 999 });
  });

  test('A very large bot gets 2,000 session starts and must use a multiple of its shard count', async () => {
    const platform = await strict({ veryLargeBotGuilds: 3, maxConcurrency: 16 });

    const [refused, accepted] = [
      await opened(connect(platform, identify(INTENT.guilds, { shard: [0, 24] }))),
      await opened(connect(platform, identify(INTENT.guilds, { shard: [0, 32] }))),
    ];

    expect(await refused.closed()).toBe(4010);
    expect(await accepted.event('READY')).toMatchObject({ s: 1 });
    expect((await call(platform, 'GET', '/gateway/bot')).body).toMatchObject({
      shards: 16,
      session_start_limit: { total: 2_000, remaining: 1_999, max_concurrency: 16 },
    });
  });

  test('The session start limit resets after a day', async () => {
    const platform = await strict({ sessionStarts: 2 });
    await opened(openSession(platform, INTENT.guilds));

    platform.control.advanceClock(24 * 60 * 60 * 1_000);

    expect(await limitOf(platform)).toMatchObject({ remaining: 2 });
  });

  test('Exceeding the session start limit ends all sessions and resets the token', async () => {
    const platform = await strict({ sessionStarts: 1 });
    const first = await opened(openSession(platform, INTENT.guilds));

    const second = await opened(connect(platform, identify(INTENT.guilds)));

    expect([await first.closed(), await second.closed()]).toEqual([4004, 4004]);
    expect(await call(platform, 'GET', '/users/@me')).toMatchObject({ status: 401 });
    const token = platform.control.applications()[0]?.botToken ?? '';
    expect(await call(platform, 'GET', '/users/@me', { token: `Bot ${token}` })).toMatchObject({ status: 200 });
  });
});
