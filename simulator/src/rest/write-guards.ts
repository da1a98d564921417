import { ApiError } from '../protocol/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { guildsOf } from '../world/lookups.ts';
import { channelPermissions, holds, isTimedOut } from '../world/permissions.ts';
import type { Channel, Guild } from '../state/state.ts';
import { assertChannelPermission } from './bot-guards.ts';

export interface Place {
  channel: Channel;
  guild: Guild | undefined;
}

/** Channel types messages can be written in: text, direct, voice, announcement, threads, stage. */
const WRITABLE = new Set([0, 1, 2, 5, 10, 11, 12, 13]);

/** Refuses if the bot may not write in the channel at all. */
export function assertMayWrite(platform: Platform, place: Place): void {
  const { channel, guild } = place;
  if (guild === undefined) return assertMayWriteTo(platform, channel);
  if (!WRITABLE.has(channel.type)) throw new ApiError('nonTextChannel');
  const own = guild.members[platform.application.id];
  if (own !== undefined && isTimedOut(own)) throw new ApiError('missingPermissions');
  assertChannelPermission(platform, place, channel.thread === undefined ? 'SendMessages' : 'SendMessagesInThreads');
  if (channel.thread?.locked === true && !botHolds(platform, place, 'ManageThreads')) {
    throw new ApiError(channel.thread.archived ? 'threadArchived' : 'threadLocked');
  }
}

function assertMayWriteTo({ world, application }: Platform, channel: Channel): void {
  const recipientId = channel.recipientIds.find((id) => id !== application.id) ?? '';
  const recipient = world.people[recipientId];
  const shareGuild = guildsOf(world, recipientId).some(({ members }) => members[application.id] !== undefined);
  if (recipient?.acceptsDirectMessages !== true || recipient.bot) throw new ApiError('cannotSendToUser');
  if (!shareGuild) throw new ApiError('noMutualGuild');
}

/** Whether the bot has the permission in the channel; in direct channels it has all. */
export function botHolds(platform: Platform, { channel, guild }: Place, name: Parameters<typeof holds>[1]): boolean {
  return guild === undefined || holds(channelPermissions(guild, channel, platform.application.id), name);
}
