import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { asText, isObject, type JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { connect as connectTo, type GatewayClient, identify, INTENT } from './gateway-client.ts';
import { APPLICATION, personWhoIs, start } from '../start.ts';

const GUILDS = INTENT.guilds;
const GUILD_MEMBERS = INTENT.members;
const GUILD_MESSAGES = INTENT.messages;
const MESSAGE_CONTENT = INTENT.content;

let simulator: Simulator;
let owner: string;
const open: WebSocket[] = [];
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(() => simulator.close());

/** A client that connects to the longer of the two paths. */
async function connect(first: JsonObject): Promise<GatewayClient> {
  const client = await connectTo(simulator, first, { path: '/gateway?v=10&encoding=json' });
  open.push(client.socket);
  return client;
}

describe('identify', () => {
  test('Identify receives READY and every server of the bot', async () => {
    const client = await connect(identify(GUILDS));

    const ready = await client.event('READY');
    const created = await client.next(({ t, d }) => t === 'GUILD_CREATE' && isObject(d) && d['member_count'] === 1_200);

    expect(ready).toMatchObject({ s: 1, d: { v: 10, user: { id: APPLICATION.id }, shard: [0, 1] } });
    expect(created['d']).toMatchObject({
      unavailable: false,
      large: true,
      members: [{ user: { id: APPLICATION.id } }],
    });
  });

  test.for([
    ['identifies with a wrong token', identify(GUILDS, { token: 'wrong' }), 4004],
    ['identifies with an unknown intent', identify(1 << 30), 4013],
    [
      'identifies with an impossible shard',
      { op: 2, d: { token: APPLICATION.botToken, intents: 1, shard: [3, 2] } },
      4010,
    ],
    ['sends another opcode before identify', { op: 8, d: {} }, 4003],
  ] satisfies [string, JsonObject, number][])('The gateway closes a connection that %s', async ([, payload, code]) => {
    const client = await connect(payload);

    const [closeCode] = await once(client.socket, 'close');

    expect(closeCode).toBe(code);
  });

  test('READY of a shard lists only its own servers', async () => {
    const client = await connect({ op: 2, d: { token: APPLICATION.botToken, intents: GUILDS, shard: [1, 2] } });

    const ready = await client.event('READY');

    const guilds = isObject(ready['d']) ? ready['d']['guilds'] : [];
    const ids = Array.isArray(guilds) ? guilds.map((guild) => (isObject(guild) ? asText(guild['id']) : '')) : [];
    expect(ids.every((id) => (BigInt(id) >> 22n) % 2n === 1n)).toBe(true);
  });
});

describe('intents', () => {
  test.for([
    ['without the message content intent receives no message text', GUILDS | GUILD_MESSAGES, ''],
    ['with the message content intent receives message text', GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT, 'secret'],
  ] as const)('A session %s', async ([, intents, content]) => {
    const guild = simulator.world.createGuild({ name: 'Intents', ownerId: owner });
    const client = await connect(identify(intents));
    await client.event('READY');

    simulator.world.say(owner, guild.channelIds[0] ?? '', 'secret');

    expect(await client.event('MESSAGE_CREATE')).toMatchObject({ d: { content, guild_id: guild.id } });
  });

  test('A session without the members intent receives no member events', async () => {
    const guild = simulator.world.createGuild({ name: 'Members', ownerId: owner });
    const [without, having] = [await connect(identify(GUILDS)), await connect(identify(GUILDS | GUILD_MEMBERS))];
    await Promise.all([without.event('READY'), having.event('READY')]);

    simulator.world.addMember(guild.id, personWhoIs(simulator, 'member'));
    await having.event('GUILD_MEMBER_ADD');
    simulator.world.createRole(guild.id, { name: 'after' });
    await without.event('GUILD_ROLE_CREATE');

    expect(without.received.filter(({ t }) => t === 'GUILD_MEMBER_ADD')).toEqual([]);
  });
});

describe('resume', () => {
  test('Resuming replays missed events in order', async () => {
    const guild = simulator.world.createGuild({ name: 'Resume', ownerId: owner });
    const client = await connect(identify(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT));
    const ready = await client.event('READY');
    const sessionId = isObject(ready['d']) ? (ready['d']['session_id'] ?? null) : null;
    simulator.world.say(owner, guild.channelIds[0] ?? '', 'seen');
    const seen = await client.event('MESSAGE_CREATE');
    simulator.world.dropGateway({ resumable: true });
    await once(client.socket, 'close');
    simulator.world.say(owner, guild.channelIds[0] ?? '', 'missed');

    const again = await connect({
      op: 6,
      d: { token: APPLICATION.botToken, session_id: sessionId, seq: seen['s'] ?? null },
    });
    await again.event('RESUMED');

    const events = again.received.filter(({ op }) => op === 0).map(({ t, d }) => [t, isObject(d) ? d['content'] : '']);
    expect(events.slice(0, 2)).toEqual([
      ['MESSAGE_CREATE', 'missed'],
      ['RESUMED', undefined],
    ]);
  });

  test('Resuming an unknown session gets an invalid session', async () => {
    const client = await connect({ op: 6, d: { token: APPLICATION.botToken, session_id: 'gone', seq: 1 } });

    expect(await client.next(({ op }) => op === 9)).toMatchObject({ d: false });
  });
});

test('Requesting guild members returns them in chunks of 1,000', async () => {
  const client = await connect(identify(GUILDS | GUILD_MEMBERS));
  const busy = await client.next(({ t, d }) => t === 'GUILD_CREATE' && isObject(d) && d['member_count'] === 1_200);
  const guildId = isObject(busy['d']) ? (busy['d']['id'] ?? null) : null;

  client.socket.send(JSON.stringify({ op: 8, d: { guild_id: guildId, query: '', limit: 0, nonce: 'n' } }));
  await client.next(({ t, d }) => t === 'GUILD_MEMBERS_CHUNK' && isObject(d) && d['chunk_index'] === 1);

  const sizes = client.received.flatMap(({ t, d }) =>
    t === 'GUILD_MEMBERS_CHUNK' && isObject(d) && Array.isArray(d['members']) ? [d['members'].length] : [],
  );
  expect(sizes).toEqual([1_000, 200]);
});
