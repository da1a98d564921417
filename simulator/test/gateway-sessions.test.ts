import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../src/json.ts';
import type { Simulator } from '../src/main.ts';
import {
  connect,
  dataOf,
  type GatewayClient,
  identify,
  INTENT,
  lastSequence,
  openSession,
  resumeOf,
} from './gateway-client.ts';
import { APPLICATION, call, objectOf, personWhoIs, start } from './start.ts';

const MESSAGES = INTENT.guilds | INTENT.messages | INTENT.content;

let simulator: Simulator;
let owner: string;
let channelId: string;
const open: GatewayClient[] = [];
const others: Simulator[] = [];
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
  channelId = simulator.world.createGuild({ name: 'Sessions', ownerId: owner }).channelIds[0] ?? '';
});
afterEach(async () => {
  for (const { socket } of open) socket.terminate();
  for (const client of open.splice(0)) await gone(client);
  for (const other of others.splice(0)) await other.close();
});
afterAll(() => simulator.close());

async function opened<T extends GatewayClient>(client: Promise<T>): Promise<T> {
  open.push(await client);
  return client;
}

/** Waits until the stand-in, too, knows that the connection is gone. */
async function gone(client: GatewayClient): Promise<void> {
  await client.closed();
  while (simulator.control.counters().connections > 0) await sleep(1);
}

/** A stand-in that allows no more than the platform. */
async function strict(options: Parameters<typeof start>[0] = {}): Promise<Simulator> {
  const other = await start({ identifyIntervalMs: 5_000, ...options });
  others.push(other);
  return other;
}

const eventsOf = (client: GatewayClient) =>
  client.received.filter(({ op }) => op === 0).map(({ t, d }) => [t, isObject(d) ? d['content'] : undefined]);
const invalidSession = ({ op }: JsonObject) => op === 9;

describe('identify: per key `shard_id % max_concurrency`, one per 5 s; exceeded → op 9', () => {
  test('a second identify of the same key within 5 s is an invalid session', async () => {
    const platform = await strict();
    await opened(openSession(platform, INTENT.guilds));

    const client = await opened(connect(platform, identify(INTENT.guilds)));

    expect((await client.next(invalidSession))['d']).toBe(false);
  });

  test('the same connection may try again once 5 s have passed', async () => {
    const platform = await strict();
    await opened(openSession(platform, INTENT.guilds));
    const client = await opened(connect(platform, identify(INTENT.guilds)));
    await client.next(invalidSession);

    platform.control.advanceClock(5_000);
    client.send(identify(INTENT.guilds));

    expect(await client.event('READY')).toMatchObject({ s: 1 });
  });

  test('shards of different keys start side by side', async () => {
    const platform = await strict({ maxConcurrency: 2 });
    const of = (shard: number) => identify(INTENT.guilds, { shard: [shard, 4] });
    const clients = await Promise.all([0, 1, 2].map((shard) => opened(connect(platform, of(shard)))));

    const answers = await Promise.all(clients.map((client) => client.next(({ op, t }) => op === 9 || t === 'READY')));

    expect(answers.map(({ op }) => op)).toEqual([0, 0, 9]);
  });
});

describe('identifies a day: 1000 (RESUME free); over it the token is reset and all sessions end', () => {
  const limitOf = async (platform: Simulator, token?: string) => {
    const answer = await call(platform, 'GET', '/gateway/bot', token === undefined ? {} : { token: `Bot ${token}` });
    return objectOf(answer)['session_start_limit'];
  };

  test('are counted, and resumes are not', async () => {
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

  test('are all there again a day later', async () => {
    const platform = await strict({ sessionStarts: 2 });
    await opened(openSession(platform, INTENT.guilds));

    platform.control.advanceClock(24 * 60 * 60 * 1_000);

    expect(await limitOf(platform)).toMatchObject({ remaining: 2 });
  });

  test('one too many ends the sessions, and the token is no longer good', async () => {
    const platform = await strict({ sessionStarts: 1 });
    const first = await opened(openSession(platform, INTENT.guilds));

    const second = await opened(connect(platform, identify(INTENT.guilds)));

    expect([await first.closed(), await second.closed()]).toEqual([4004, 4004]);
    expect(await call(platform, 'GET', '/users/@me')).toMatchObject({ status: 401 });
    const token = platform.control.applications()[0]?.botToken ?? '';
    expect(await call(platform, 'GET', '/users/@me', { token: `Bot ${token}` })).toMatchObject({ status: 200 });
  });
});

describe('same shard in two sessions', () => {
  test('both get the events, whatever their number of shards', async () => {
    const clients = [
      await opened(openSession(simulator, MESSAGES)),
      await opened(openSession(simulator, MESSAGES)),
      await opened(openSession(simulator, MESSAGES, { shard: [0, 2] })),
      await opened(openSession(simulator, MESSAGES, { shard: [1, 2] })),
    ];

    simulator.world.say(owner, channelId, 'to all');
    await Promise.all(clients.map((client) => client.settle()));

    const told = clients.map((client) => eventsOf(client).filter(([, content]) => content === 'to all').length);
    expect([told[0], told[1], (told[2] ?? 0) + (told[3] ?? 0)]).toEqual([1, 1, 1]);
  });
});

describe('close 1000/1001: session gone at once; any other code or a cut keeps it resumable for minutes', () => {
  const resumed = async (client: GatewayClient & { sessionId: string }) => {
    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));
    const answer = await again.next(({ op, t }) => op === 9 || t === 'RESUMED');
    return answer['op'] === 9 ? 'invalid session' : 'resumed';
  };

  test.for([
    [1_000, 'invalid session'],
    [1_001, 'invalid session'],
    [3_000, 'resumed'],
    [4_200, 'resumed'],
  ] as const)('closed by the client with %d: %s', async ([code, outcome]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.close(code);
    await gone(client);

    expect(await resumed(client)).toBe(outcome);
  });

  test('a cut is replayed in order, and ends with RESUMED', async () => {
    const client = await opened(openSession(simulator, MESSAGES));
    await client.settle();
    client.socket.terminate();
    await gone(client);
    for (const text of ['one', 'two']) simulator.world.say(owner, channelId, text);

    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));
    await again.event('RESUMED');

    expect(eventsOf(again)).toEqual([
      ['MESSAGE_CREATE', 'one'],
      ['MESSAGE_CREATE', 'two'],
      ['RESUMED', undefined],
    ]);
  });

  test.for([
    ['within minutes', 60_000, 'resumed'],
    ['after too long', 10 * 60_000, 'invalid session'],
  ] as const)('a cut can be resumed %s: %s', async ([, passedMs, outcome]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.terminate();
    await gone(client);

    simulator.control.advanceClock(passedMs);

    expect(await resumed(client)).toBe(outcome);
  });

  test('a sequence number that was never sent closes with 4007', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.terminate();

    const again = await opened(connect(simulator, resumeOf(client.sessionId, 1_000_000)));

    expect(await again.closed()).toBe(4007);
  });

  test('another bot cannot resume the session', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    const { botToken } = simulator.control.addApplication({ name: 'Thief' });

    const thief = await opened(
      connect(simulator, { op: 6, d: { token: botToken, session_id: client.sessionId, seq: 1 } }),
    );

    expect((await thief.next(invalidSession))['d']).toBe(false);
  });
});

describe('first heartbeat: interval × random 0–1; no ACK → reconnect', () => {
  test('a heartbeat is acknowledged, before identify too', async () => {
    const client = await opened(connect(simulator));

    client.send({ op: 1, d: null });

    expect(await client.next(({ op }) => op === 11)).toMatchObject({ op: 11 });
    expect(await client.next(({ op }) => op === 10)).toMatchObject({ d: { heartbeat_interval: 41_250 } });
  });

  test('a frozen gateway acknowledges nothing, and says all of it afterwards', async () => {
    const client = await opened(openSession(simulator, MESSAGES));
    await client.settle();
    const before = client.received.length;
    simulator.control.freezeGateway(true);
    client.send({ op: 1, d: null });
    simulator.world.say(owner, channelId, 'frozen');
    const late = await opened(connect(simulator, undefined));
    await call(simulator, 'GET', '/gateway');
    const during = [client.received.length - before, late.received.length];

    simulator.control.freezeGateway(false);

    await late.next(({ op }) => op === 10);
    await client.next(({ op }) => op === 11 && client.received.length > before + 1);
    expect(during).toEqual([0, 0]);
    expect(eventsOf(client).at(-1)).toEqual(['MESSAGE_CREATE', 'frozen']);
  });
});

describe('the gateway asks', () => {
  test('for a heartbeat: opcode 1', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));

    simulator.control.askHeartbeat();

    expect(await client.next(({ op }) => op === 1)).toEqual({ op: 1, d: null, s: null, t: null });
  });

  test('for a reconnect: opcode 7, after which the session can be resumed', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    simulator.control.askReconnect();
    await client.next(({ op }) => op === 7);
    client.socket.close(4_000);
    await gone(client);

    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));

    expect(await again.event('RESUMED')).toMatchObject({ t: 'RESUMED' });
  });

  test.for([
    [true, 'RESUMED'],
    [false, null],
  ] as const)('for a new session, or for a resume: opcode 9 with %s', async ([resumable, event]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    simulator.control.invalidateSessions({ resumable });
    const asked = await client.next(invalidSession);
    client.socket.close(4_000);
    await gone(client);

    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));
    const answer = await again.next(({ op, t }) => op === 9 || t === 'RESUMED');

    expect([asked['d'], answer['t']]).toEqual([resumable, event]);
  });
});

test('READY names the bot, the session and where to resume', async () => {
  const client = await opened(connect(simulator, identify(INTENT.guilds)));

  const ready = dataOf(await client.event('READY'));

  expect(ready).toMatchObject({
    v: 10,
    user: { id: APPLICATION.id, bot: true },
    resume_gateway_url: `ws://127.0.0.1:${simulator.port}`,
    shard: [0, 1],
    application: { id: APPLICATION.id },
  });
});

test('a connection is closed within 5 s of a stop', async () => {
  const platform = await start();
  const client = await connect(platform, identify(INTENT.guilds));
  await client.event('READY');
  const startedAt = Date.now();

  await platform.close();
  await client.closed();

  expect(Date.now() - startedAt).toBeLessThan(5_000);
});
