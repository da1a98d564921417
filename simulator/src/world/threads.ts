import { now } from '../base/clock.ts';
import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { dropChannel, putChannel } from '../state/channel-index.ts';
import { makeChannel } from './channels.ts';
import { getPerson } from './lookups.ts';
import { presentChannel } from './views/present-channel.ts';
import { presentMember } from './views/present-user.ts';
import { planArchive } from './thread-archive.ts';
import type { Channel, Thread } from '../state/state.ts';

/** Channel types of threads: announcement, public, private. */
export const ANNOUNCEMENT_THREAD = 10;
export const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;

export interface ThreadDraft {
  name: string;
  type: number;
  ownerId: string;
  /** A thread created from a message has the message's id. */
  id?: string;
  autoArchiveMinutes?: number | null | undefined;
  slowmodeSeconds?: number | null | undefined;
  invitable?: boolean | null | undefined;
  appliedTags?: string[] | null | undefined;
}

/** Creates a thread in the channel; its owner joins it. */
export function openThread(platform: Platform, parent: Channel, draft: ThreadDraft): Channel {
  const createdAt = new Date(now()).toISOString();
  const thread: Thread = {
    ownerId: draft.ownerId,
    createdAt,
    archived: false,
    archivedAt: createdAt,
    autoArchiveMinutes: draft.autoArchiveMinutes ?? 4_320,
    locked: false,
    invitable: draft.invitable ?? true,
    members: { [draft.ownerId]: createdAt },
    messageCount: 0,
    appliedTags: draft.appliedTags ?? [],
    pinned: false,
  };
  const channel = makeChannel({
    id: draft.id ?? platform.nextId(),
    guildId: parent.guildId,
    parentId: parent.id,
    type: draft.type,
    name: draft.name,
    slowmodeSeconds: draft.slowmodeSeconds ?? 0,
    nsfw: parent.nsfw,
    overwrites: parent.overwrites,
    thread,
  });
  putChannel(platform.world, channel);
  planArchive(platform, channel);
  platform.world.messages[channel.id] = [];
  const data = { ...presentChannel(channel), newly_created: true };
  announce(platform, { name: 'THREAD_CREATE', data, guildId: channel.guildId, channelId: channel.id });
  return channel;
}

/** Sends the event of a changed thread. */
export function announceThread(platform: Platform, channel: Channel): void {
  const scope = { guildId: channel.guildId, channelId: channel.id };
  announce(platform, { name: 'THREAD_UPDATE', data: presentChannel(channel), ...scope });
}

/** Removes a thread with its messages. */
export function removeThread(platform: Platform, channel: Channel): void {
  const { id, guildId, parentId, type } = channel;
  const data = { id, guild_id: guildId, parent_id: parentId, type };
  announce(platform, { name: 'THREAD_DELETE', data, guildId, channelId: id });
  dropChannel(platform.world, channel);
  delete platform.world.messages[id];
}

/** Adds somebody to a thread or removes them; does nothing if that is already so. */
export function setThreadMember(platform: Platform, channel: Channel, userId: string, isIn: boolean): void {
  const { thread } = channel;
  if (thread === undefined || (thread.members[userId] !== undefined) === isIn) return;
  if (isIn) thread.members[userId] = new Date(now()).toISOString();
  else delete thread.members[userId];
  const data: JsonObject = {
    id: channel.id,
    guild_id: channel.guildId,
    member_count: Object.keys(thread.members).length,
    ...(isIn ? { added_members: [presentThreadMember(platform, channel, userId, true)] } : {}),
    ...(isIn ? {} : { removed_member_ids: [userId] }),
  };
  const scope = { guildId: channel.guildId, channelId: channel.id };
  announce(platform, { name: 'THREAD_MEMBERS_UPDATE', data, ...scope });
  if (isIn && channel.type === PRIVATE_THREAD) announceToNewMember(platform, channel, userId);
}

/** A bot added to a private thread learns of the thread by THREAD_CREATE. */
function announceToNewMember(platform: Platform, channel: Channel, userId: string): void {
  if (platform.applications.find(userId) === undefined) return;
  const member = presentThreadMember(platform, channel, userId, false);
  platform.gateway.send('THREAD_CREATE', { ...presentChannel(channel), member }, channel.guildId, userId);
}

/** A thread member as the API returns them. */
export function presentThreadMember(
  { world }: Platform,
  channel: Channel,
  userId: string,
  withMember: boolean,
): JsonObject {
  const member = world.guilds[channel.guildId ?? '']?.members[userId];
  return {
    id: channel.id,
    user_id: userId,
    join_timestamp: channel.thread?.members[userId] ?? null,
    flags: 0,
    ...(withMember && member !== undefined ? { member: presentMember(member, getPerson(world, userId)) } : {}),
  };
}
