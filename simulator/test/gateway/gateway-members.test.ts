import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { dataOf, type GatewayClient, INTENT, openSession } from './gateway-client.ts';
import { APPLICATION, call, idOf, personWhoIs, start } from '../start.ts';

const ALL = INTENT.guilds | INTENT.members;

let simulator: Simulator;
const open: GatewayClient[] = [];
beforeAll(async () => {
  simulator = await start();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => simulator.close());

async function session(intents: number, more: JsonObject = {}) {
  const client = await openSession(simulator, intents, more);
  open.push(client);
  return client;
}

/** A guild with `count` members, including the bot and the owner. */
function guildOf(count: number): { id: string; memberIds: string[] } {
  const { id } = simulator.world.createGuild({ name: 'Members', ownerId: personWhoIs(simulator, 'owner') });
  return { id, memberIds: simulator.control.addMembers(id, count - 2) };
}

function chunksOf(client: GatewayClient): JsonObject[] {
  return client.received.filter(({ t }) => t === 'GUILD_MEMBERS_CHUNK').map(dataOf);
}

function sizesOf(client: GatewayClient): number[] {
  return chunksOf(client).map(({ members }) => (Array.isArray(members) ? members.length : 0));
}

describe('request guild members', () => {
  test('All members arrive in numbered chunks of 1,000 with the nonce', async () => {
    const guild = guildOf(2_100);
    const client = await session(ALL);

    client.send({ op: 8, d: { guild_id: guild.id, query: '', limit: 0, nonce: 'n'.repeat(32) } });
    await client.settle();

    expect(sizesOf(client)).toEqual([1_000, 1_000, 100]);
    expect(chunksOf(client)).toMatchObject(
      [0, 1, 2].map((chunk_index) => ({ chunk_index, chunk_count: 3, nonce: 'n'.repeat(32) })),
    );
  });

  test('The gateway ignores a nonce of more than 32 bytes', async () => {
    const guild = guildOf(3);
    const client = await session(ALL);

    client.send({ op: 8, d: { guild_id: guild.id, query: '', limit: 0, nonce: 'ж'.repeat(17) } });
    await client.settle();

    expect(chunksOf(client)).toMatchObject([{ guild_id: guild.id }]);
    expect(Object.keys(chunksOf(client)[0] ?? {})).not.toContain('nonce');
  });

  test('Requesting members by ids considers the first 100 ids and lists those not found', async () => {
    const guild = guildOf(150);
    const client = await session(INTENT.guilds);

    client.send({ op: 8, d: { guild_id: guild.id, user_ids: ['1', ...guild.memberIds] } });
    await client.settle();

    expect(sizesOf(client)).toEqual([99]);
    expect(chunksOf(client)).toMatchObject([{ not_found: ['1'] }]);
  });

  test('Integer ids in a gateway payload keep all digits', async () => {
    const guild = guildOf(10);
    const client = await session(INTENT.guilds);

    client.socket.send(`{"op":8,"d":{"guild_id":${guild.id},"user_ids":[${guild.memberIds[3]}]}}`);
    await client.settle();

    expect(chunksOf(client)).toMatchObject([{ guild_id: guild.id, members: [{ user: { id: guild.memberIds[3] } }] }]);
  });

  test('Requesting members by name prefix returns at most 100', async () => {
    const guild = guildOf(150);
    const client = await session(INTENT.guilds);

    client.send({ op: 8, d: { guild_id: guild.id, query: 'person', limit: 0 } });
    await client.settle();

    expect(sizesOf(client)).toEqual([100]);
  });

  test('Requesting all members requires the members intent', async () => {
    const guild = guildOf(3);
    const client = await session(INTENT.guilds);

    client.send({ op: 8, d: { guild_id: guild.id, query: '', limit: 0 } });
    await client.settle();

    expect(chunksOf(client)).toEqual([]);
  });
});

describe('rate limit of all-members requests', () => {
  test('A second all-members request for a guild within 30 s gets RATE_LIMITED', async () => {
    const [guild, other] = [guildOf(3), guildOf(3)];
    const client = await session(ALL);
    const request = (guildId: string) =>
      client.send({ op: 8, d: { guild_id: guildId, query: '', limit: 0, nonce: 'again' } });
    for (const id of [guild.id, other.id, guild.id]) request(id);

    const limited = dataOf(await client.event('RATE_LIMITED'));

    expect(limited).toMatchObject({ opcode: 8, meta: { guild_id: guild.id, nonce: 'again' } });
    expect(limited['retry_after']).toBeGreaterThan(29);
    expect(chunksOf(client).map(({ guild_id: id }) => id)).toEqual([guild.id, other.id]);
  });

  test('An all-members request succeeds again after 30 s', async () => {
    const guild = guildOf(3);
    const client = await session(ALL);
    const request = { op: 8, d: { guild_id: guild.id, query: '', limit: 0 } };
    client.send(request);
    await client.settle();

    simulator.control.advanceClock(30_000);
    client.send(request);
    await client.settle();

    expect(chunksOf(client)).toHaveLength(2);
  });
});

function makeVoiceChannel(guildId: string): Promise<string> {
  return call(simulator, 'POST', `/guilds/${guildId}/channels`, { body: { name: 'Voice', type: 2 } }).then(idOf);
}

test('Opcode 4 moves the bot into a voice channel and out of it', async () => {
  const guild = guildOf(3);
  const voiceId = await makeVoiceChannel(guild.id);
  const client = await session(INTENT.guilds | INTENT.voice);

  const move = (channel_id: string | null) =>
    client.send({ op: 4, d: { guild_id: guild.id, channel_id, self_mute: false, self_deaf: true } });
  move(voiceId);
  await client.event('VOICE_SERVER_UPDATE');
  move(null);
  await client.settle();

  const states = client.received.filter(({ t }) => t === 'VOICE_STATE_UPDATE').map((payload) => dataOf(payload));
  expect(states.map(({ user_id: id, channel_id, self_deaf }) => [id, channel_id, self_deaf])).toEqual([
    [APPLICATION.id, voiceId, true],
    [APPLICATION.id, null, true],
  ]);
});

describe('members in GUILD_CREATE', () => {
  const createdOf = async (client: GatewayClient, guildId: string) =>
    dataOf(await client.next((payload) => payload['t'] === 'GUILD_CREATE' && dataOf(payload)['id'] === guildId));

  test('GUILD_CREATE lists only the bot and voice members without the presence intent', async () => {
    const guild = guildOf(5);
    const voiceId = await makeVoiceChannel(guild.id);
    simulator.world.setVoiceChannel(guild.id, guild.memberIds[1] ?? '', voiceId);
    const client = await session(ALL);

    const created = await createdOf(client, guild.id);

    const members = [{ user: { id: APPLICATION.id } }, { user: { id: guild.memberIds[1] } }];
    expect(created).toMatchObject({ member_count: 5, large: false, members });
  });

  test('GUILD_CREATE of more than 75,000 members lists only the bot, whatever the intents', async () => {
    const guild = guildOf(75_001);
    const [shown = ''] = guild.memberIds;
    simulator.world.setPresence(shown, 'online');
    const client = await session(ALL | INTENT.presences, { large_threshold: 250 });

    const created = await createdOf(client, guild.id);

    expect(created).toMatchObject({ member_count: 75_001, members: [{ user: { id: APPLICATION.id } }], presences: [] });
  });

  test.for([
    ['all members within large_threshold', 60, 70, 60, false],
    ['only the bot beyond large_threshold', 60, 50, 1, true],
    ['all 45 members with a threshold below 50', 45, 10, 45, false],
  ] as const)('GUILD_CREATE with the presence intent lists %s', async ([, members, threshold, listed, large]) => {
    const guild = guildOf(members);
    const client = await session(ALL | INTENT.presences, { large_threshold: threshold });

    const created = await createdOf(client, guild.id);

    expect(created).toMatchObject({ member_count: members, large });
    expect(created['members']).toHaveLength(listed);
  });
});

describe('presences', () => {
  const SEEING = ALL | INTENT.presences;
  const playing = { name: 'Chess', type: 0, created_at: 1_700_000_000_000 };

  test('GUILD_CREATE and member chunks contain presences of members who are not offline', async () => {
    const guild = guildOf(60);
    const [shown = '', hidden = ''] = guild.memberIds;
    simulator.world.setPresence(shown, 'dnd', [playing]);
    simulator.world.setPresence(hidden, 'offline');
    const client = await session(SEEING, { large_threshold: 50 });

    const created = dataOf(
      await client.next((payload) => payload['t'] === 'GUILD_CREATE' && dataOf(payload)['id'] === guild.id),
    );
    client.send({ op: 8, d: { guild_id: guild.id, user_ids: [shown, hidden], presences: true } });
    await client.settle();

    const presence = { user: { id: shown }, status: 'dnd', activities: [playing], client_status: { desktop: 'dnd' } };
    expect(created['presences']).toEqual([presence]);
    // A large guild lists no offline members.
    expect(created).toMatchObject({ members: [{ user: { id: APPLICATION.id } }, { user: { id: shown } }] });
    expect(chunksOf(client)).toMatchObject([{ presences: [presence] }]);
  });

  test('Only sessions with the presence intent receive a presence change, once for each shared guild', async () => {
    const [one, two] = [guildOf(2), guildOf(2)];
    const person = simulator.world.createPerson({ username: 'somebody' });
    for (const { id } of [one, two]) simulator.world.addMember(id, person);
    const [blind, seeing] = [await session(ALL), await session(SEEING)];

    simulator.world.setPresence(person, 'idle');
    await Promise.all([blind.settle(), seeing.settle()]);

    const updates = (client: GatewayClient) =>
      client.received.filter(({ t }) => t === 'PRESENCE_UPDATE').map((payload) => dataOf(payload));
    expect(updates(blind)).toEqual([]);
    expect(updates(seeing)).toMatchObject(
      [one, two].map(({ id }) => ({ guild_id: id, user: { id: person }, status: 'idle' })),
    );
  });

  test('Other bots receive the presence a bot sets with identify or opcode 3', async () => {
    const other = simulator.control.addApplication({ name: 'Shown' });
    const guild = guildOf(2);
    simulator.control.inviteBot({ applicationId: other.id, guildId: guild.id, permissions: '0' });
    const seeing = await session(SEEING);
    const away = { since: null, activities: [{ name: 'Chess', type: 0 }], status: 'idle', afk: false };

    const client = await session(INTENT.guilds, { token: other.botToken, presence: away });
    client.send({ op: 3, d: { ...away, activities: [], status: 'invisible' } });
    await client.settle();
    await seeing.settle();

    const updates = seeing.received.filter(({ t }) => t === 'PRESENCE_UPDATE').map((payload) => dataOf(payload));
    expect(updates).toMatchObject([
      { user: { id: other.id }, status: 'idle', activities: [{ name: 'Chess' }] },
      { user: { id: other.id }, status: 'offline', activities: [] },
    ]);
  });

  test('The gateway closes with 4002 for an invalid presence', async () => {
    const client = await session(INTENT.guilds);

    client.send({ op: 3, d: { since: null, activities: [], status: 'busy', afk: false } });

    expect(await client.closed()).toBe(4002);
  });

  test('Member chunks omit presences without the presence intent', async () => {
    const guild = guildOf(3);
    const [shown = ''] = guild.memberIds;
    simulator.world.setPresence(shown, 'online');
    const client = await session(ALL);

    client.send({ op: 8, d: { guild_id: guild.id, user_ids: [shown], presences: true } });
    await client.settle();

    expect(Object.keys(chunksOf(client)[0] ?? {})).not.toContain('presences');
  });
});
