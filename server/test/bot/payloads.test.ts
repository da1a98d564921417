import { setTimeout as sleep } from 'node:timers/promises';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { pino } from 'pino';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { archiving, WRITTEN_WITHIN_MS } from '../support/data/archive.ts';
import { createGuild } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';
import { startWorld } from '../support/world.ts';
import { changesOf, type Fields, permutations, withIds, withUnknownFields } from './payloads.ts';

/** The whole product on its own platform, its log output, and the events of one guild. */
async function openWorld() {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const world = await startWorld({ log, messagesPerChannel: 1_000 });
  const { simulator } = world;
  const guild = createGuild(world);
  const other = createGuild(world);
  const chat = openChat(world, { channelId: other.channelId, member: other.owner });
  return { world, simulator, guild, chat, logged };
}

let open: Awaited<ReturnType<typeof openWorld>>;
let collected: EventData;

beforeAll(async () => {
  open = await openWorld();
  collected = await causeEveryEvent(open);
  return open.world.close;
});

/** By event name. */
type EventData = Map<string, Fields>;

/** Causes every kind of event members can cause, and records them as sent. */
async function causeEveryEvent({ world, simulator, guild }: Awaited<ReturnType<typeof openWorld>>): Promise<EventData> {
  const seen: EventData = new Map();
  simulator.control.alterEvents((name, data) => {
    if (JSON.stringify(data).includes(guild.id)) seen.set(name, structuredClone(data));
    return data;
  });
  const { call } = platformOf(world);
  const { id, channelId, owner, member } = guild;
  const chat = openChat(world, { channelId, member: owner });
  const roleId = simulator.world.createRole(id, { name: 'Role' });
  simulator.world.grantRole(id, member.id, roleId);
  const newcomer = simulator.world.createPerson({ username: 'newcomer' });
  simulator.world.addMember(id, newcomer);
  const answer = await chat.ask('!poll "Tea?" yes no');
  await call('PATCH', `/channels/${channelId}/messages/${answer.id}`, { content: 'edited' });
  await call('DELETE', `/channels/${channelId}/messages/${answer.id}`);
  await chat.slash('ping');
  await call('PATCH', `/guilds/${id}`, { name: 'Renamed' });
  await call('PATCH', `/guilds/${id}/roles/${roleId}`, { name: 'Renamed' });
  await call('DELETE', `/guilds/${id}/roles/${roleId}`);
  const { id: made } = Object(await call('POST', `/guilds/${id}/channels`, { name: 'made' }));
  await call('PATCH', `/channels/${made}`, { name: 'renamed' });
  await call('POST', `/channels/${made}/invites`, {});
  await call('POST', `/channels/${made}/threads`, { name: 'thread', type: 11 });
  await call('DELETE', `/channels/${made}`);
  await call('PUT', `/guilds/${id}/bans/${newcomer}`);
  await call('DELETE', `/guilds/${id}/bans/${newcomer}`);
  simulator.world.removeMember(id, member.id);
  simulator.world.addMember(id, member.id);
  simulator.world.dropGateway({ resumable: false });
  await vi.waitUntil(() => seen.has('GUILD_CREATE'), { timeout: 60_000 });
  simulator.control.alterEvents(null);
  return seen;
}

/** Documented optional or nullable fields of the events above; `*` stands for each list element. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  GUILD_CREATE: [
    'icon',
    'banner',
    'description',
    'afk_channel_id',
    'system_channel_id',
    'rules_channel_id',
    'application_id',
    'widget_enabled',
    'max_members',
    'vanity_url_code',
    'premium_subscription_count',
    'unavailable',
    'stickers',
    'members.*.user',
    'members.*.nick',
    'members.*.avatar',
    'channels.*.permission_overwrites',
    'channels.*.name',
    'channels.*.topic',
    'channels.*.parent_id',
    'channels.*.position',
    'roles.*.icon',
    'roles.*.unicode_emoji',
    'roles.*.tags',
    'voice_states.*.member',
    'voice_states.*.guild_id',
    'voice_states.*.channel_id',
  ],
  GUILD_UPDATE: ['icon', 'banner', 'description', 'afk_channel_id', 'system_channel_id', 'vanity_url_code', 'stickers'],
  GUILD_MEMBER_ADD: [
    'nick',
    'avatar',
    'premium_since',
    'pending',
    'permissions',
    'user.global_name',
    'user.avatar',
    'user.bot',
  ],
  GUILD_MEMBER_UPDATE: ['nick', 'avatar', 'joined_at', 'premium_since', 'deaf', 'mute', 'pending', 'user.global_name'],
  GUILD_MEMBER_REMOVE: ['user.global_name', 'user.avatar', 'user.bot'],
  GUILD_ROLE_CREATE: ['role.icon', 'role.unicode_emoji', 'role.tags', 'role.colors'],
  GUILD_ROLE_UPDATE: ['role.icon', 'role.unicode_emoji', 'role.tags', 'role.colors'],
  CHANNEL_CREATE: ['name', 'topic', 'parent_id', 'position', 'permission_overwrites', 'nsfw', 'rate_limit_per_user'],
  CHANNEL_UPDATE: ['name', 'topic', 'parent_id', 'position', 'permission_overwrites', 'nsfw', 'rate_limit_per_user'],
  CHANNEL_DELETE: ['name', 'topic', 'parent_id', 'position', 'permission_overwrites', 'nsfw', 'rate_limit_per_user'],
  THREAD_CREATE: ['name', 'parent_id', 'owner_id', 'thread_metadata', 'member', 'newly_created', 'message_count'],
  MESSAGE_CREATE: [
    'member',
    'member.joined_at',
    'member.nick',
    'member.avatar',
    'nonce',
    'flags',
    'referenced_message',
    'components',
    'message_reference',
    'author.global_name',
    'author.avatar',
    'author.bot',
    'position',
    'mention_channels',
    'guild_id',
  ],
  MESSAGE_UPDATE: [
    'member',
    'nonce',
    'flags',
    'referenced_message',
    'components',
    'edited_timestamp',
    'author',
    'guild_id',
  ],
  MESSAGE_DELETE: ['guild_id'],
  INVITE_CREATE: ['guild_id', 'inviter', 'target_type', 'expires_at', 'channel', 'max_age'],
  GUILD_AUDIT_LOG_ENTRY_CREATE: ['target_id', 'user_id', 'changes', 'options', 'reason'],
  INTERACTION_CREATE: [
    'channel',
    'app_permissions',
    'locale',
    'guild_locale',
    'guild',
    'context',
    'entitlements',
    'attachment_size_limit',
    'authorizing_integration_owners',
    'data.options',
    'data.resolved',
    'member.nick',
    'member.permissions',
  ],
};

/** Not errors: nobody waits for the answers to made-up commands, and a busy machine may be late. */
const NO_MISTAKES = ['interaction expired before the response', 'event loop was blocked'];

const mistakesIn = (logged: readonly string[]) =>
  logged.filter((line) => !NO_MISTAKES.some((message) => line.includes(message)));

test('The bot copes with every optional field missing or null', async () => {
  const { simulator, guild, chat, logged } = open;
  const missing = Object.keys(OPTIONAL).filter((name) => !collected.has(name));
  logged.length = 0;

  for (const [name, paths] of Object.entries(OPTIONAL)) {
    const whole = collected.get(name) ?? {};
    for (const data of [withUnknownFields(whole), ...changesOf(whole, (path) => paths.includes(path))]) {
      simulator.control.sendEvent(name, withIds(name, data), guild.id);
    }
  }
  const answer = await chat.ask('!ping');
  await sleep(1_000);

  expect(missing).toEqual([]);
  expect(answer.embeds).toMatchObject([{ title: '🏓 Pong!' }]);
  expect(mistakesIn(logged)).toEqual([]);
});

const SERVERS_AT_ONCE = 5;

test('The bot copes with the events of a server in any order', async () => {
  const { simulator, guild, chat, logged } = open;
  logged.length = 0;
  const names = ['GUILD_CREATE', 'CHANNEL_UPDATE', 'GUILD_MEMBER_REMOVE', 'MESSAGE_CREATE', 'GUILD_DELETE'];

  for (const [index, order] of permutations(names).entries()) {
    const guildId = String(BigInt(guild.id) + 4_194_304n * BigInt(index + 1));
    for (const name of order) {
      const data = name === 'GUILD_DELETE' ? { id: guildId } : (collected.get(name) ?? {});
      const moved = JSON.parse(JSON.stringify(withIds(name, data)).replaceAll(guild.id, guildId));
      simulator.control.sendEvent(name, moved, guildId);
    }
    // Hundreds of servers at once would exceed the time limit for database access.
    if (index % SERVERS_AT_ONCE === 0) await chat.ask('!ping');
  }
  const answer = await chat.ask('!ping');
  await sleep(1_000);

  expect(answer.embeds).toMatchObject([{ title: '🏓 Pong!' }]);
  expect(mistakesIn(logged)).toEqual([]);
});

test('Events with any field missing or null do not affect other servers', async () => {
  const { simulator, guild, chat } = open;

  for (const [name, whole] of collected) {
    if (name === 'READY') continue;
    for (const data of [{}, ...changesOf(whole, () => true)]) {
      simulator.control.sendEvent(name, withIds(name, data), guild.id);
    }
  }
  const answer = await chat.ask('!ping');

  expect(answer.embeds).toMatchObject([{ title: '🏓 Pong!' }]);
});

/** Malformed lists, which Discord itself would not send. */
const INCOMPLETE_LISTS: readonly { what: string; list: Fields[string] }[] = [
  { what: 'missing', list: undefined },
  { what: 'null', list: null },
  { what: 'full of objects without ids', list: [null, {}, { id: null }] },
];

describe.for(INCOMPLETE_LISTS)('Messages with mentions and attachments $what', ({ list }) => {
  /** A fresh guild whose messages come with these lists. */
  const openGuild = ({ world, simulator }: typeof open) => {
    const isMessage = (name: string) => name === 'MESSAGE_CREATE' || name === 'MESSAGE_UPDATE';
    simulator.control.alterEvents((name, data) =>
      isMessage(name) ? { ...data, mentions: list, attachments: list } : data,
    );
    onTestFinished(() => simulator.control.alterEvents(null));
    return { guild: createGuild(world), api: createApiClient(world.apiUrl) };
  };

  test('A message with incomplete lists runs as a typed command', async () => {
    const { guild } = openGuild(open);

    const answer = await openChat(open.world, guild).ask('!ping');

    expect(answer.embeds).toMatchObject([{ title: '🏓 Pong!' }]);
  });

  test('Automod checks a message with incomplete lists when it is posted and when it is edited', async () => {
    const { world, simulator } = open;
    const { guild, api } = openGuild(open);
    const options = { words: ['casino'], match: 'whole' };
    const body = { ...DEFAULT_AUTOMOD.words, enabled: true, options };
    await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });
    const chat = openChat(world, guild);

    chat.say('to the casino');
    const edited = simulator.world.say(guild.member.id, guild.channelId, 'to the cinema');
    simulator.world.edit(guild.member.id, guild.channelId, edited, 'to the casino after all');

    await expect.poll(() => simulator.world.messages(guild.channelId), { timeout: 60_000 }).toEqual([]);
  });

  test('A message with incomplete lists is archived when it is posted and when it is edited', async () => {
    const { guild, api } = openGuild(open);
    const archive = archiving(api, { world: open.world, guild });
    await archive.keep({ days: 14 });

    const id = archive.say('one');
    await expect.poll(() => archive.ids(), { timeout: WRITTEN_WITHIN_MS }).toEqual([id]);
    archive.edit(id, 'two');

    await expect
      .poll(() => archive.find(id), { timeout: WRITTEN_WITHIN_MS })
      .toMatchObject([{ content: 'two', attachments: [], mentions: { members: [] } }]);
  });
});
