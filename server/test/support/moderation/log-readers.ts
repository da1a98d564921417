import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { vi } from 'vitest';
import type { ApiClient } from '../api-client.ts';
import { createGuild, createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import { platformOf } from '../platform-calls.ts';
import { BOT_ID, type World } from '../world.ts';

const LOG_READERS = [
  'owner',
  'administrator',
  'manager',
  'logsEditor',
  'moderationEditor',
  'moderator',
  'threadMember',
  'threadManager',
] as const;
export type LogReaderName = (typeof LOG_READERS)[number];

/** Channels and threads, by who can see and read them. */
export const LOG_PLACES = [
  'open',
  'noHistory',
  'hidden',
  'hiddenThread',
  'privateThread',
  'gone',
  'hiddenGone',
] as const;
export type LogPlace = (typeof LOG_PLACES)[number];

const [PUBLIC_THREAD, PRIVATE_THREAD] = [11, 12] as const;

export type ReadLog = Awaited<ReturnType<typeof openReadLog>>;

/** A guild with places that some of the readers of its log cannot see or read. */
export async function openReadLog(world: World, api: ApiClient) {
  const guild = createGuild(world, { channels: ['open', 'no-history', 'hidden', 'gone', 'hidden-gone', 'log'] });
  const logId = guild.channelIds.at(-1) ?? '';
  const control = world.simulator.world;
  const role = (name: string, permissions: ('Administrator' | 'KickMembers' | 'ManageThreads')[] = []) =>
    control.createRole(guild.id, { name, permissions });
  const roles = {
    administrator: role('Administrators', ['Administrator']),
    logsEditor: role('Logs editors'),
    moderationEditor: role('Moderation editors'),
    moderator: role('Moderators', ['KickMembers']),
    threadManager: role('Thread managers', ['ManageThreads']),
  };
  const join = (name: string, ...roleIds: string[]): PersonFixture => {
    const person = createPerson(world, name);
    control.addMember(guild.id, person.id);
    for (const roleId of roleIds) control.grantRole(guild.id, person.id, roleId);
    return person;
  };
  const readers: Record<LogReaderName, PersonFixture> = {
    owner: guild.owner,
    manager: guild.manager,
    administrator: join('administrator', roles.administrator),
    logsEditor: join('logsEditor', roles.logsEditor),
    moderationEditor: join('moderationEditor', roles.moderationEditor),
    moderator: join('moderator', roles.moderator),
    threadMember: join('threadMember', roles.logsEditor),
    threadManager: join('threadManager', roles.logsEditor, roles.threadManager),
  };

  const places = await openPlaces(world, guild, readers.threadMember);
  const body = { ...DEFAULT_EDITORS, logs: [roles.logsEditor], moderation: [roles.moderationEditor] };
  await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body });
  return { guild, logId, roles, readers, places, platform: platformOf(world) };
}

/** Hides the guild's channels from its readers, deletes some, and adds the person to the private thread. */
async function openPlaces(world: World, guild: GuildFixture, threadMember: PersonFixture) {
  const [open = '', noHistory = '', hidden = '', gone = '', hiddenGone = ''] = guild.channelIds;
  const platform = platformOf(world);
  const { channels, threads } = world.services.api;
  await platform.setOverwrite(noHistory, guild.id, { deny: Bits.ReadMessageHistory });
  for (const channelId of [hidden, hiddenGone]) {
    await platform.setOverwrite(channelId, guild.id, { deny: Bits.ViewChannel });
    await platform.setOverwrite(channelId, BOT_ID, { allow: Bits.ViewChannel, type: 1 });
  }
  const { id: hiddenThread } = await channels.createThread(hidden, { name: 'aside', type: PUBLIC_THREAD });
  const { id: privateThread } = await channels.createThread(open, { name: 'aside', type: PRIVATE_THREAD });
  await threads.addMember(privateThread, threadMember.id);

  for (const channelId of [gone, hiddenGone]) await platform.call('DELETE', `/channels/${channelId}`);
  await vi.waitFor(async () => {
    const rows = world.services.database.db.selectFrom('deleted_channels').select('channel_id');
    const found = await rows.where('guild_id', '=', guild.id).execute();
    if (found.length < 2) throw new Error('the deleted channels are not recorded yet');
  });
  const places: Record<LogPlace, string> = { open, noHistory, hidden, hiddenThread, privateThread, gone, hiddenGone };
  return places;
}

/** One page of the log, as that person sees it. */
export async function readLog(
  api: ApiClient,
  { id }: Pick<GuildFixture, 'id'>,
  { token }: PersonFixture,
  query: Record<string, string> = {},
) {
  const reply = await api.call(token, logsEndpoints.entries, { params: { guildId: id }, query });
  if (reply.status !== 200) throw new Error(`the log answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return logsEndpoints.entries.schema.response[200].parse(reply.body);
}
