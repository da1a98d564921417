import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import type { PermissionName } from '../src/state/permission-bits.ts';
import { callPage } from './chat/call-page.ts';
import { call, idOf, objectOf, personWhoIs, start } from './start.ts';

const EMBED = { title: 'Hello' };
const BASE: PermissionName[] = ['ViewChannel', 'SendMessages', 'ReadMessageHistory'];

let simulator: Simulator;
let owner: string;
let member: string;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 10_000, messagesPerChannel: 1_000 });
  owner = personWhoIs(simulator, 'owner');
  member = personWhoIs(simulator, 'member');
});
afterAll(() => simulator.close());

/** A guild in which the bot has only these permissions, and @everyone has none. */
async function serverWith(...botPermissions: PermissionName[]) {
  const guild = simulator.world.createGuild({ name: 'Rights', ownerId: owner, members: [member], botPermissions });
  simulator.world.setEveryone(guild.id, []);
  const channelId = guild.channelIds[0] ?? '';
  return {
    id: guild.id,
    channelId,
    send: (body: Json) => call(simulator, 'POST', `/channels/${channelId}/messages`, { body }),
    call: (method: string, path: string, body?: Json) =>
      call(simulator, method, `/channels/${channelId}${path}`, body === undefined ? {} : { body }),
  };
}

describe('messages of the bot', () => {
  test('A bot’s message loses its embeds without EMBED_LINKS', async () => {
    const server = await serverWith(...BASE);

    const answer = await server.send({ content: 'Text', embeds: [EMBED] });

    expect(answer).toMatchObject({ status: 200, body: { content: 'Text', embeds: [] } });
  });

  test('A bot’s message keeps its embeds with EMBED_LINKS', async () => {
    const server = await serverWith(...BASE, 'EmbedLinks');

    const answer = await server.send({ content: 'Text', embeds: [EMBED] });

    expect(answer).toMatchObject({ status: 200, body: { embeds: [EMBED] } });
  });

  test.for([
    ['text to speech', { content: 'x', tts: true }, 'SendTTSMessages'],
    ['a poll', { poll: { question: { text: 'Why?' }, answers: [{ poll_media: { text: 'So' } }] } }, 'SendPolls'],
  ] as const)('A bot’s message with %s requires its own permission', async ([, body, right]) => {
    const [without, withIt] = [await serverWith(...BASE), await serverWith(...BASE, right)];
    const sent: Json = JSON.parse(JSON.stringify(body));

    const [refused, taken] = [await without.send(sent), await withIt.send(sent)];

    expect(refused).toMatchObject({ status: 403, body: { code: 50013 } });
    expect(taken.status).toBe(200);
  });

  test('Rejects a reply without READ_MESSAGE_HISTORY', async () => {
    const server = await serverWith('ViewChannel', 'SendMessages');
    const messageId = simulator.world.say(owner, server.channelId, 'First');

    const answer = await server.send({ content: 'x', message_reference: { message_id: messageId } });

    expect(answer).toMatchObject({ status: 400, body: { code: 160002 } });
  });

  test('A bot’s message mentions everyone only with MENTION_EVERYONE', async () => {
    const [without, withIt] = [await serverWith(...BASE), await serverWith(...BASE, 'MentionEveryone')];

    const answers = [await without.send({ content: '@everyone' }), await withIt.send({ content: '@everyone' })];

    expect(answers.map((answer) => objectOf(answer)['mention_everyone'])).toEqual([false, true]);
  });

  test('A bot’s message loses emojis of other servers without permission to use them', async () => {
    const server = await serverWith(...BASE);

    const answer = await server.send({ content: 'Hi <:face:123456789012345678>' });

    expect(answer.body).toMatchObject({ content: 'Hi :face:' });
  });
});

describe('message history', () => {
  test('A bot without READ_MESSAGE_HISTORY cannot read messages', async () => {
    const server = await serverWith('ViewChannel', 'SendMessages');
    const messageId = simulator.world.say(owner, server.channelId, 'First');

    const [list, one] = [await server.call('GET', '/messages'), await server.call('GET', `/messages/${messageId}`)];

    expect([list.body, one.status]).toEqual([[], 403]);
  });
});

describe('separate permissions', () => {
  test('Pinning requires PIN_MESSAGES, and MANAGE_MESSAGES is not enough', async () => {
    const server = await serverWith(...BASE, 'ManageMessages');
    const able = await serverWith(...BASE, 'PinMessages');
    const pin = (where: typeof server) =>
      where.call('PUT', `/messages/pins/${simulator.world.say(owner, where.channelId, 'Pin me')}`);

    const answers = [await pin(server), await pin(able)];

    expect(answers.map(({ status }) => status)).toEqual([403, 204]);
  });

  test.for([
    ['webhooks', 'POST', '/webhooks', { name: 'Hook' }, 'ManageWebhooks', 200],
    ['invites', 'POST', '/invites', {}, 'CreateInstantInvite', 200],
    ['public threads', 'POST', '/threads', { name: 'Talk', type: 11 }, 'CreatePublicThreads', 201],
    ['private threads', 'POST', '/threads', { name: 'Talk', type: 12 }, 'CreatePrivateThreads', 201],
  ] as const)('Creating %s requires its own permission', async ([, method, path, body, right, status]) => {
    const [without, withIt] = [await serverWith(...BASE), await serverWith(...BASE, right)];

    const answers = [await without.call(method, path, { ...body }), await withIt.call(method, path, { ...body })];

    expect(answers.map((answer) => answer.status)).toEqual([403, status]);
  });

  test('Writing in a thread requires more than SEND_MESSAGES', async () => {
    const server = await serverWith(...BASE, 'CreatePublicThreads');
    const thread = idOf(await server.call('POST', '/threads', { name: 'Talk', type: 11 }));

    const answer = await call(simulator, 'POST', `/channels/${thread}/messages`, { body: { content: 'x' } });

    expect(answer).toMatchObject({ status: 403, body: { code: 50013 } });
  });

  test('A bot without MANAGE_THREADS cannot write in a locked thread', async () => {
    const server = await serverWith(...BASE, 'CreatePublicThreads', 'SendMessagesInThreads');
    const thread = idOf(await server.call('POST', '/threads', { name: 'Talk', type: 11 }));
    simulator.world.lockThread(thread);

    const answer = await call(simulator, 'POST', `/channels/${thread}/messages`, { body: { content: 'x' } });

    expect(answer).toMatchObject({ status: 400, body: { code: 160005 } });
  });

  test('A bot cannot grant a permission it lacks with a channel override', async () => {
    const server = await serverWith(...BASE, 'ManageRoles');
    const [kick, send] = ['2', '2048'];

    const answers = [
      await server.call('PUT', `/permissions/${member}`, { type: 1, allow: kick }),
      await server.call('PUT', `/permissions/${member}`, { type: 1, deny: send }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 204]);
  });
});

describe('timed-out member', () => {
  test('A timed-out member can read but not write', async () => {
    const server = await serverWith('ModerateMembers', ...BASE);
    simulator.world.setEveryone(server.id, [...BASE, 'AddReactions']);
    const until = new Date(Date.now() + 60_000).toISOString();
    await call(simulator, 'PATCH', `/guilds/${server.id}/members/${member}`, {
      body: { communication_disabled_until: until },
    });
    const page = `${member}/channels/${server.channelId}/messages`;

    const read = await callPage(simulator, 'GET', page);
    const write = await callPage(simulator, 'POST', page, { content: 'x' });

    expect([read.status, write.status]).toEqual([200, 403]);
  });
});

describe('categories', () => {
  const overwritesOf = async (channelId: string) =>
    objectOf(await call(simulator, 'GET', `/channels/${channelId}`))['permission_overwrites'];

  test('A category passes its permission overrides to synced and new channels', async () => {
    const server = await serverWith('Administrator');
    const make = async (body: Json) => idOf(await call(simulator, 'POST', `/guilds/${server.id}/channels`, { body }));
    const category = await make({ name: 'Category', type: 4 });
    const synced = await make({ name: 'synced', parent_id: category });
    const own = await make({ name: 'own', parent_id: category });
    const allow = { type: 1, allow: '1024', deny: '0' };
    await call(simulator, 'PUT', `/channels/${own}/permissions/${member}`, { body: allow });

    await call(simulator, 'PUT', `/channels/${category}/permissions/${server.id}`, { body: { type: 0, deny: '2048' } });
    const later = await make({ name: 'later', parent_id: category });

    const denial = [{ id: server.id, type: 0, allow: '0', deny: '2048' }];
    expect([await overwritesOf(category), await overwritesOf(synced), await overwritesOf(later)]).toEqual([
      denial,
      denial,
      denial,
    ]);
    expect(await overwritesOf(own)).toMatchObject([{ id: member }]);
  });
});
