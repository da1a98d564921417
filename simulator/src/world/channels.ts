import { announce, type Platform } from '../platform/platform.ts';
import { channelsOf, directChannels, dropChannel, putChannel, threadsOf } from '../state/channel-index.ts';
import { presentChannel } from './views/present-channel.ts';
import { presentUser } from './views/present-user.ts';
import type { Channel, Guild, Overwrite, World } from '../state/state.ts';

const BLANK_CHANNEL = {
  type: 0,
  guildId: null,
  name: '',
  parentId: null,
  position: 0,
  topic: null,
  nsfw: false,
  slowmodeSeconds: 0,
  lastMessageId: null,
} as const;

/** A channel; fields not given get the platform's defaults. */
export function makeChannel(fields: Partial<Channel> & { id: string }): Channel {
  return { ...BLANK_CHANNEL, overwrites: [], recipientIds: [], ...fields };
}

/** Adds a channel to its guild. In a category it inherits the category's overwrites if none are given. */
export function addChannel(platform: Platform, fields: Partial<Channel> & { guildId: string }): Channel {
  const siblings = channelsOf(platform.world, fields.guildId);
  const category = siblings.find(({ id }) => id === fields.parentId);
  const overwrites = fields.overwrites ?? category?.overwrites ?? [];
  const channel = makeChannel({ id: platform.nextId(), position: siblings.length, ...fields, overwrites });
  putChannel(platform.world, channel);
  platform.world.messages[channel.id] = [];
  announceChannel(platform, 'CHANNEL_CREATE', channel);
  return channel;
}

/** Sets a channel's overwrites, and those of the channels synced with a category; threads follow their parent. */
export function setOverwrites(platform: Platform, channel: Channel, overwrites: Overwrite[]): void {
  const { world } = platform;
  const synced = syncedWith(world, channel);
  channel.overwrites = overwrites;
  for (const inner of synced) {
    setOverwrites(platform, inner, overwrites);
    announceChannel(platform, 'CHANNEL_UPDATE', inner);
  }
  for (const thread of threadsOf(world, channel.guildId ?? '')) {
    if (thread.parentId === channel.id) thread.overwrites = overwrites;
  }
}

/** Removes a channel with its messages, threads, webhooks and invites; channels of a category lose their parent. */
export function removeChannel(platform: Platform, channel: Channel): void {
  const { world } = platform;
  const guildId = channel.guildId ?? '';
  for (const inner of channelsOf(world, guildId)) if (inner.parentId === channel.id) inner.parentId = null;
  for (const thread of threadsOf(world, guildId)) if (thread.parentId === channel.id) forget(world, thread);
  for (const { id, channelId } of Object.values(world.webhooks))
    if (channelId === channel.id) delete world.webhooks[id];
  for (const { code, channelId } of Object.values(world.invites))
    if (channelId === channel.id) delete world.invites[code];
  takeFromSettings(world.guilds[guildId], channel.id);
  announceChannel(platform, 'CHANNEL_DELETE', channel);
  forget(world, channel);
}

/** Clears guild settings that refer to the removed channel. */
function takeFromSettings(guild: Guild | undefined, channelId: string): void {
  if (guild === undefined) return;
  if (guild.systemChannelId === channelId) guild.systemChannelId = null;
  const { policies } = guild;
  for (const [name, value] of Object.entries(policies))
    if (value === channelId) Object.assign(policies, { [name]: null });
}

function forget(world: World, channel: Channel): void {
  dropChannel(world, channel);
  delete world.messages[channel.id];
}

/** Sends the event of a channel's creation, change or deletion. */
export function announceChannel(
  platform: Platform,
  name: 'CHANNEL_CREATE' | 'CHANNEL_UPDATE' | 'CHANNEL_DELETE',
  channel: Channel,
): void {
  announce(platform, { name, data: presentChannel(channel), guildId: channel.guildId });
}

/** The direct channel of two people, if they have one. */
export function findDirectChannel(world: World, userId: string, otherId: string): Channel | undefined {
  return directChannels(world).find(
    ({ type, recipientIds }) => type === 1 && recipientIds.includes(userId) && recipientIds.includes(otherId),
  );
}

/** The direct channel of two people, created if they have none yet. */
export function openDirectChannel(platform: Platform, userId: string, otherId: string): Channel {
  const { world } = platform;
  const present = findDirectChannel(world, userId, otherId);
  if (present !== undefined) return present;
  const channel = makeChannel({ id: platform.nextId(), type: 1, recipientIds: [userId, otherId] });
  putChannel(world, channel);
  world.messages[channel.id] = [];
  platform.stateFile.touch();
  return channel;
}

/** A direct channel as one of its two people sees it. */
export function presentDirectChannel(platform: Platform, channel: Channel, viewerId: string) {
  const recipients = channel.recipientIds.filter((id) => id !== viewerId);
  return {
    id: channel.id,
    type: 1,
    flags: 0,
    last_message_id: channel.lastMessageId,
    recipients: recipients.flatMap((id) => {
      const person = platform.world.people[id];
      return person === undefined ? [] : [presentUser(person)];
    }),
  };
}

const CATEGORY = 4;

/** The channels of a category with exactly its overwrites; they follow changes to it. */
function syncedWith(world: World, category: Channel): Channel[] {
  if (category.type !== CATEGORY) return [];
  const own = signatureOf(category.overwrites);
  return channelsOf(world, category.guildId ?? '').filter(
    (channel) => channel.parentId === category.id && signatureOf(channel.overwrites) === own,
  );
}

function signatureOf(overwrites: readonly Overwrite[]): string {
  return overwrites
    .map(({ id, type, allow, deny }) => [id, type, allow, deny].join(' '))
    .toSorted()
    .join('\n');
}
