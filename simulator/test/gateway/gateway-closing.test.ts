import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { connect, type GatewayClient, identify, INTENT, openSession, resumeOf } from './gateway-client.ts';
import { APPLICATION, call, idOf, personWhoIs, start } from '../start.ts';

let simulator: Simulator;
const open: GatewayClient[] = [];
beforeAll(async () => {
  simulator = await start();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => simulator.close());

async function opened<T extends GatewayClient>(client: Promise<T>): Promise<T> {
  open.push(await client);
  return client;
}

describe('closing the connection', () => {
  test.for([
    ['a wrong token', identify(INTENT.guilds, { token: 'wrong' }), 4004],
    ['an unknown intent', identify(1 << 30), 4013],
    ['non-numeric intents', identify(0, { intents: 'all' }), 4013],
    ['an impossible shard', identify(INTENT.guilds, { shard: [3, 2] }), 4010],
    ['a shard that is not a pair', identify(INTENT.guilds, { shard: 0 }), 4010],
    ['another opcode before identify', { op: 8, d: {} }, 4003],
    ['a payload that is not an object', [1, 2], 4002],
    ['a resume with a wrong token', { op: 6, d: { token: 'wrong', session_id: 'x', seq: 1 } }, 4004],
  ] satisfies [string, Json, number][])(
    'The gateway closes a connection that starts with %s',
    async ([, payload, code]) => {
      const client = await opened(connect(simulator, payload));

      expect(await client.closed()).toBe(code);
    },
  );

  test.for([
    ['invalid JSON', (client: GatewayClient) => client.socket.send('{'), 4002],
    ['an unknown opcode', (client: GatewayClient) => client.send({ op: 99, d: null }), 4001],
    ['a second identify', (client: GatewayClient) => client.send(identify(INTENT.guilds)), 4005],
    ['a resume after identify', (client: GatewayClient) => client.send(resumeOf('x', 1)), 4005],
  ] as const)('The gateway closes an open session for %s', async ([, act, code]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));

    act(client);

    expect(await client.closed()).toBe(code);
  });

  test.for([
    ['an unsupported version', '/?v=5&encoding=json', 4012],
    ['an unsupported encoding', '/?v=10&encoding=etf', 4002],
  ] as const)('The gateway closes a connection for %s', async ([, path, code]) => {
    const client = await opened(connect(simulator, undefined, { path }));

    expect(await client.closed()).toBe(code);
  });

  test('The gateway ends a session with 4009 after two missed heartbeats', async () => {
    const hasty = await start({ heartbeatIntervalMs: 50 });
    const client = await opened(openSession(hasty, INTENT.guilds));

    const code = await client.closed();

    const again = await opened(connect(hasty, resumeOf(client.sessionId, 1)));
    expect([code, (await again.next(({ op }) => op === 9))['d']]).toEqual([4009, false]);
    await hasty.close();
  });
});

describe('gateway send limit', () => {
  test('The gateway closes a connection with 4008 after more than 120 events a minute', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    for (let sent = 1; sent < 120; sent += 1) client.send({ op: 1, d: null });
    await client.next(() => client.received.filter(({ op }) => op === 11).length === 119);

    client.send({ op: 1, d: null });

    expect(await client.closed()).toBe(4008);
  });

  test('The gateway send limit resets after a minute', async () => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    for (let sent = 1; sent < 120; sent += 1) client.send({ op: 1, d: null });
    await client.next(() => client.received.filter(({ op }) => op === 11).length === 119);

    simulator.control.advanceClock(60_000);
    await client.settle();

    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  test.for([
    [4_096, 'answered'],
    [4_097, 4002],
  ] as const)('A gateway payload of %d bytes results in %s', async ([size, outcome]) => {
    const client = await opened(openSession(simulator, INTENT.guilds));
    const payload = (name: string) => ({ op: 3, d: { status: 'online', activities: [{ name, type: 0 }] } });
    const empty = JSON.stringify(payload(''));

    client.send(payload('x'.repeat(size - empty.length)));

    await client.settle();
    // A closing connection may not be closed yet.
    const isOpen = client.socket.readyState === client.socket.OPEN;
    expect(isOpen ? 'answered' : await client.closed()).toBe(outcome);
  });
});

describe('privileged intents', () => {
  test.for([
    ['members', INTENT.members],
    ['presences', INTENT.presences],
    ['messageContent', INTENT.content],
  ] as const)('The privileged intent %s must be enabled for the application', async ([name, intent]) => {
    simulator.control.setIntents(APPLICATION.id, []);
    const refused = await opened(connect(simulator, identify(INTENT.guilds | intent)));
    const code = await refused.closed();
    simulator.control.setIntents(APPLICATION.id, [name]);

    const accepted = await opened(openSession(simulator, INTENT.guilds | intent));

    expect([code, accepted.sessionId.length]).toEqual([4014, 32]);
    simulator.control.setIntents(APPLICATION.id, ['members', 'presences', 'messageContent']);
  });
});

test('Listing members over HTTP requires the members intent', async () => {
  const guild = simulator.world.createGuild({ name: 'Listed', ownerId: personWhoIs(simulator, 'owner') });
  const list = () => call(simulator, 'GET', `/guilds/${guild.id}/members`);
  simulator.control.setIntents(APPLICATION.id, ['presences']);
  const refused = await list();

  simulator.control.setIntents(APPLICATION.id, ['members', 'presences', 'messageContent']);

  expect([refused.status, refused.body, (await list()).status]).toMatchObject([403, { code: 50_001 }, 200]);
});

describe('sharding', () => {
  test('The gateway closes with 4011 if a shard would have too many guilds', async () => {
    const small = await start({ guildsPerShard: 3 });
    for (let made = 0; made < 3; made += 1) {
      small.world.createGuild({ name: `More ${made}`, ownerId: personWhoIs(small, 'owner') });
    }

    const client = await opened(connect(small, identify(INTENT.guilds)));

    expect(await client.closed()).toBe(4011);
    await small.close();
  });

  test('A shard receives the guilds with shard = (guild_id >> 22) % n', async () => {
    const [first, second] = [
      await opened(openSession(simulator, INTENT.guilds, { shard: [0, 2] })),
      await opened(openSession(simulator, INTENT.guilds, { shard: [1, 2] })),
    ];

    const guildsOf = async (client: GatewayClient) => {
      const { d } = await client.event('READY');
      return JSON.stringify(d).match(/(?<="id":")\d+(?=","unavailable")/g) ?? [];
    };
    const [even, odd] = [await guildsOf(first), await guildsOf(second)];
    expect(even.every((id) => (BigInt(id) >> 22n) % 2n === 0n)).toBe(true);
    expect(odd.every((id) => (BigInt(id) >> 22n) % 2n === 1n)).toBe(true);
    expect(even.length + odd.length).toBeGreaterThan(2);
  });

  test('Only shard 0 receives direct messages', async () => {
    const owner = personWhoIs(simulator, 'owner');
    const [first, second] = [
      await opened(openSession(simulator, INTENT.guilds | INTENT.directMessages, { shard: [0, 2] })),
      await opened(openSession(simulator, INTENT.guilds | INTENT.directMessages, { shard: [1, 2] })),
    ];
    const channelId = idOf(await call(simulator, 'POST', '/users/@me/channels', { body: { recipient_id: owner } }));

    simulator.world.say(owner, channelId, 'Hello bot');

    expect(await first.event('MESSAGE_CREATE')).toMatchObject({ d: { content: 'Hello bot' } });
    await second.settle();
    expect(second.received.filter(({ t }) => t === 'MESSAGE_CREATE')).toEqual([]);
  });
});

describe('unresponsive client', () => {
  test('The gateway drops a client that does not answer the close frame within 5 s', async () => {
    const socket = createConnection(simulator.port, '127.0.0.1');
    const handshake = [
      'GET /?v=10&encoding=json HTTP/1.1',
      `Host: 127.0.0.1:${simulator.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    socket.write(`${handshake.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    // An empty text frame, masked as clients must: it is not JSON, so the gateway sends a close frame.
    socket.write(Buffer.from([0x81, 0x80, 0, 0, 0, 0]));
    const startedAt = performance.now();

    await once(socket, 'close');

    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(4_500);
  });
});
