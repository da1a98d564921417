import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Simulator } from '../../src/main.ts';
import { dataOf, type GatewayClient, INTENT, openSession } from './gateway-client.ts';
import { APPLICATION, call, idOf, personWhoIs, start } from '../start.ts';

let simulator: Simulator;
let owner: string;
const open: GatewayClient[] = [];
beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => simulator.close());

async function session(intents: number) {
  const client = await openSession(simulator, intents);
  open.push(client);
  return client;
}

const named = (client: GatewayClient, name: string) => client.received.filter(({ t }) => t === name).map(dataOf);

describe('events by intents', () => {
  test.for([
    ['GUILD_ROLE_CREATE', INTENT.guilds],
    ['GUILD_MEMBER_ADD', INTENT.members],
    ['GUILD_BAN_ADD', INTENT.moderation],
    ['MESSAGE_CREATE', INTENT.messages],
  ] as const)('Only sessions with its intent receive %s', async ([name, intent]) => {
    const guild = simulator.world.createGuild({ name: 'Events', ownerId: owner });
    const everyIntent = INTENT.guilds | INTENT.members | INTENT.moderation | INTENT.messages;
    const [having, lacking] = [await session(intent), await session(everyIntent & ~intent)];

    const person = simulator.world.createPerson({ username: 'newcomer' });
    simulator.world.addMember(guild.id, person);
    simulator.world.createRole(guild.id, { name: 'role' });
    simulator.world.say(person, guild.channelIds[0] ?? '', 'Hello');
    simulator.world.ban(guild.id, person);
    await Promise.all([having.settle(), lacking.settle()]);

    expect([named(having, name).length, named(lacking, name).length]).toEqual([1, 0]);
  });

  test("A session without the members intent receives changes to the bot's own membership", async () => {
    const guild = simulator.world.createGuild({ name: 'Own', ownerId: owner });
    const client = await session(INTENT.guilds);

    const roleId = simulator.world.createRole(guild.id, { name: 'role' });
    for (const id of [owner, APPLICATION.id]) simulator.world.grantRole(guild.id, id, roleId);
    await client.settle();

    expect(named(client, 'GUILD_MEMBER_UPDATE')).toMatchObject([{ user: { id: APPLICATION.id } }]);
  });

  test.for([
    ['with VIEW_AUDIT_LOG receives', ['ViewAuditLog'], 1],
    ['without VIEW_AUDIT_LOG does not receive', ['ManageGuild'], 0],
  ] as const)('A bot %s GUILD_AUDIT_LOG_ENTRY_CREATE', async ([, permissions, count]) => {
    const guild = simulator.world.createGuild({ name: 'Audit', ownerId: owner, botPermissions: [...permissions] });
    const client = await session(INTENT.guilds | INTENT.moderation);

    simulator.world.ban(guild.id, simulator.world.createPerson({ username: 'banned' }), { byId: owner });
    await client.settle();

    expect([named(client, 'GUILD_BAN_ADD').length, named(client, 'GUILD_AUDIT_LOG_ENTRY_CREATE').length]).toEqual([
      1,
      count,
    ]);
  });
});

describe('message content', () => {
  test.for([
    ['hides the content of others’ messages', 'secret', ''],
    ['receives the content of messages that mention the bot', `hey <@${APPLICATION.id}>`, `hey <@${APPLICATION.id}>`],
  ] as const)('A session without the content intent %s', async ([, written, content]) => {
    const guild = simulator.world.createGuild({ name: 'Content', ownerId: owner });
    const client = await session(INTENT.guilds | INTENT.messages);

    simulator.world.say(owner, guild.channelIds[0] ?? '', written);

    expect(dataOf(await client.event('MESSAGE_CREATE'))).toMatchObject({ content });
  });

  test("A session without the content intent sees the bot's own messages, but not their references", async () => {
    const guild = simulator.world.createGuild({ name: 'Content', ownerId: owner });
    const channelId = guild.channelIds[0] ?? '';
    const messageId = simulator.world.say(owner, channelId, 'secret');
    const client = await session(INTENT.guilds | INTENT.messages);

    const body = { content: 'own', message_reference: { message_id: messageId } };
    await call(simulator, 'POST', `/channels/${channelId}/messages`, { body });

    expect(dataOf(await client.event('MESSAGE_CREATE'))).toMatchObject({
      content: 'own',
      referenced_message: { content: '' },
    });
  });

  test('Message content is empty over HTTP without the message content intent', async () => {
    const guild = simulator.world.createGuild({ name: 'Content', ownerId: owner });
    const channelId = guild.channelIds[0] ?? '';
    simulator.world.say(owner, channelId, 'secret');
    const read = async () => (await call(simulator, 'GET', `/channels/${channelId}/messages`)).body;
    simulator.control.setIntents(APPLICATION.id, ['members', 'presences']);
    const hidden = await read();

    simulator.control.setIntents(APPLICATION.id, ['members', 'presences', 'messageContent']);

    expect([hidden, await read()]).toMatchObject([[{ content: '' }], [{ content: 'secret' }]]);
  });

  test('A session without the content intent receives the content of direct messages', async () => {
    const channelId = idOf(await call(simulator, 'POST', '/users/@me/channels', { body: { recipient_id: owner } }));
    const client = await session(INTENT.guilds | INTENT.directMessages);

    simulator.world.say(owner, channelId, 'direct');

    expect(dataOf(await client.event('MESSAGE_CREATE'))).toMatchObject({ content: 'direct' });
  });
});

describe('ids sent as JSON integers', () => {
  test('Integer ids in a JSON body keep all digits, and an integer nonce is returned unchanged', async () => {
    const guild = simulator.world.createGuild({ name: 'Integers', ownerId: owner });
    const channelId = guild.channelIds[0] ?? '';
    const messageId = simulator.world.say(owner, channelId, 'first');

    const response = await fetch(`${simulator.apiUrl}/v10/channels/${channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${APPLICATION.botToken}`, 'content-type': 'application/json' },
      body: `{"content":"reply","nonce":123456,"message_reference":{"message_id":${messageId}}}`,
    });

    expect(await response.json()).toMatchObject({ nonce: 123_456, message_reference: { message_id: messageId } });
  });

  test('Integer ids in a multipart body keep all digits', async () => {
    const guild = simulator.world.createGuild({ name: 'Integers', ownerId: owner });
    const channelId = guild.channelIds[0] ?? '';
    const messageId = simulator.world.say(owner, channelId, 'first');
    const form = new FormData();
    form.set('payload_json', `{"content":"reply","message_reference":{"message_id":${messageId}}}`);
    form.set('files[0]', new Blob(['text']), 'a.txt');

    const response = await fetch(`${simulator.apiUrl}/v9/channels/${channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${APPLICATION.botToken}` },
      body: form,
    });

    expect(await response.json()).toMatchObject({ message_reference: { message_id: messageId } });
  });
});
