import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
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
import { APPLICATION, call, personWhoIs, start } from '../start.ts';

const MESSAGES = INTENT.guilds | INTENT.messages | INTENT.content;

let simulator: Simulator;
let owner: string;
let channelId: string;
const open: GatewayClient[] = [];
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
  channelId = simulator.world.createGuild({ name: 'Sessions', ownerId: owner }).channelIds[0] ?? '';
});
afterEach(async () => {
  for (const { socket } of open) socket.terminate();
  for (const client of open.splice(0)) await isClosed(client);
});
afterAll(() => simulator.close());

async function opened<T extends GatewayClient>(client: Promise<T>): Promise<T> {
  open.push(await client);
  return client;
}

/** Waits until the simulator has noticed that the connection is closed. */
async function isClosed(client: GatewayClient): Promise<void> {
  await client.closed();
  while (simulator.control.counters().connections > 0) await sleep(1);
}

const eventsOf = (client: GatewayClient) =>
  client.received.filter(({ op }) => op === 0).map(({ t, d }) => [t, isObject(d) ? d['content'] : undefined]);
const invalidSession = ({ op }: JsonObject) => op === 9;

describe('parallel sessions', () => {
  test('Parallel sessions all receive the events of their shards, whatever their shard count', async () => {
    const clients = [
      await opened(openSession(simulator, MESSAGES)),
      await opened(openSession(simulator, MESSAGES)),
      await opened(openSession(simulator, MESSAGES, { shard: [0, 2] })),
      await opened(openSession(simulator, MESSAGES, { shard: [1, 2] })),
    ];

    simulator.world.say(owner, channelId, 'to all');
    await Promise.all(clients.map((client) => client.settle()));

    const counts = clients.map((client) => eventsOf(client).filter(([, content]) => content === 'to all').length);
    expect([counts[0], counts[1], (counts[2] ?? 0) + (counts[3] ?? 0)]).toEqual([1, 1, 1]);
  });
});

describe('resuming sessions', () => {
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
  ] as const)('The result of resuming after close code %d is "%s"', async ([code, outcome]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.close(code);
    await isClosed(client);

    expect(await resumed(client)).toBe(outcome);
  });

  test('A resumed session receives missed events in order, followed by RESUMED', async () => {
    const client = await opened(openSession(simulator, MESSAGES));
    await client.settle();
    client.socket.terminate();
    await isClosed(client);
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
    ['can resume a minute after losing its connection', 60_000, 'resumed'],
    ['cannot resume ten minutes after losing its connection', 10 * 60_000, 'invalid session'],
  ] as const)('A client %s', async ([, passedMs, outcome]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.terminate();
    await isClosed(client);

    simulator.control.advanceClock(passedMs);

    expect(await resumed(client)).toBe(outcome);
  });

  test('The gateway closes with 4007 when a resume names an unknown sequence number', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    client.socket.terminate();

    const again = await opened(connect(simulator, resumeOf(client.sessionId, 1_000_000)));

    expect(await again.closed()).toBe(4007);
  });

  test('A bot cannot resume the session of another bot', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    const { botToken } = simulator.control.addApplication({ name: 'Thief' });

    const thief = await opened(
      connect(simulator, { op: 6, d: { token: botToken, session_id: client.sessionId, seq: 1 } }),
    );

    expect((await thief.next(invalidSession))['d']).toBe(false);
  });
});

describe('heartbeats', () => {
  test('The gateway acknowledges a heartbeat even before identify', async () => {
    const client = await opened(connect(simulator));

    client.send({ op: 1, d: null });

    expect(await client.next(({ op }) => op === 11)).toMatchObject({ op: 11 });
    expect(await client.next(({ op }) => op === 10)).toMatchObject({ d: { heartbeat_interval: 41_250 } });
  });

  test('A frozen gateway sends nothing, and catches up once it is unfrozen', async () => {
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

describe('gateway requests', () => {
  test('The gateway requests a heartbeat with opcode 1', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));

    simulator.control.askHeartbeat();

    expect(await client.next(({ op }) => op === 1)).toEqual({ op: 1, d: null, s: null, t: null });
  });

  test('A client can resume after the gateway requests a reconnect with opcode 7', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    simulator.control.askReconnect();
    await client.next(({ op }) => op === 7);
    client.socket.close(4_000);
    await isClosed(client);

    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));

    expect(await again.event('RESUMED')).toMatchObject({ t: 'RESUMED' });
  });

  test.for([
    [true, 'RESUMED'],
    [false, null],
  ] as const)('The gateway allows a resume after opcode 9 only if it is resumable: %s', async ([resumable, event]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    simulator.control.invalidateSessions({ resumable });
    const closing = await client.next(invalidSession);
    client.socket.close(4_000);
    await isClosed(client);

    const again = await opened(connect(simulator, resumeOf(client.sessionId, lastSequence(client))));
    const answer = await again.next(({ op, t }) => op === 9 || t === 'RESUMED');

    expect([closing['d'], answer['t']]).toEqual([resumable, event]);
  });
});

test('READY contains the bot, the shard and the resume URL', async () => {
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

test('Stopping the simulator closes its gateway connections within 5 s', async () => {
  const platform = await start();
  const client = await connect(platform, identify(INTENT.guilds));
  await client.event('READY');
  const startedAt = Date.now();

  await platform.close();
  await client.closed();

  expect(Date.now() - startedAt).toBeLessThan(5_000);
});
