import { announce, type Platform } from '../platform.ts';
import { channelsOf, dropChannel, putChannel, threadsOf } from './channel-index.ts';
import { presentChannel } from './present-channel.ts';
import { presentUser } from './present-user.ts';
import type { Channel, Overwrite, World } from './state.ts';

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

/** A channel with what matters given and the rest as the platform presets it. */
export function makeChannel(wishes: Partial<Channel> & { id: string }): Channel {
  return { ...BLANK_CHANNEL, overwrites: [], recipientIds: [], ...wishes };
}

/** Adds a channel to its server. */
export function addChannel(platform: Platform, wishes: Partial<Channel> & { guildId: string }): Channel {
  const siblings = channelsOf(platform.world, wishes.guildId);
  const channel = makeChannel({ id: platform.nextId(), position: siblings.length, ...wishes });
  putChannel(platform.world, channel);
  platform.world.messages[channel.id] = [];
  tellOfChannel(platform, 'CHANNEL_CREATE', channel);
  return channel;
}

/** Sets who may do what in a channel, and so in its threads. */
export function setOverwrites({ world }: Platform, channel: Channel, overwrites: Overwrite[]): void {
  channel.overwrites = overwrites;
  for (const thread of threadsOf(world, channel.guildId ?? '')) {
    if (thread.parentId === channel.id) thread.overwrites = overwrites;
  }
}

/** Removes a channel with its messages, threads, webhooks and invites; the channels of a category stand alone then. */
export function removeChannel(platform: Platform, channel: Channel): void {
  const { world } = platform;
  const guildId = channel.guildId ?? '';
  for (const inner of channelsOf(world, guildId)) if (inner.parentId === channel.id) inner.parentId = null;
  for (const thread of threadsOf(world, guildId)) if (thread.parentId === channel.id) forget(world, thread);
  for (const { id, channelId } of Object.values(world.webhooks))
    if (channelId === channel.id) delete world.webhooks[id];
  for (const { code, channelId } of Object.values(world.invites))
    if (channelId === channel.id) delete world.invites[code];
  tellOfChannel(platform, 'CHANNEL_DELETE', channel);
  forget(world, channel);
}

function forget(world: World, channel: Channel): void {
  dropChannel(world, channel);
  delete world.messages[channel.id];
}

export function tellOfChannel(
  platform: Platform,
  name: 'CHANNEL_CREATE' | 'CHANNEL_UPDATE' | 'CHANNEL_DELETE',
  channel: Channel,
): void {
  announce(platform, { name, data: presentChannel(channel), guildId: channel.guildId });
}

/** The direct channel of two people, made when they have none yet. */
export function openDirectChannel(platform: Platform, userId: string, otherId: string): Channel {
  const { world } = platform;
  const present = Object.values(world.channels).find(
    ({ type, recipientIds }) => type === 1 && recipientIds.includes(userId) && recipientIds.includes(otherId),
  );
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
