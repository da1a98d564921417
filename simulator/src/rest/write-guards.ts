import { ApiError } from '../protocol/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { channelPermissions, holds, isTimedOut } from '../world/permissions.ts';
import type { Channel, Guild } from '../state/state.ts';
import { assertChannelPermission } from './bot-guards.ts';
import type { MessageBody } from './messages/message-body.ts';

export interface Place {
  channel: Channel;
  guild: Guild | undefined;
}

/** Channel types messages can be written in: text, direct, voice, announcement, threads, stage. */
const WRITABLE = new Set([0, 1, 2, 5, 10, 11, 12, 13]);
/** The platform's list of harmful links is not public: a domain that cannot exist stands for it. */
const HARMFUL_LINK = /https?:\/\/([\w-]+\.)*harmful\.example(?=[/?#\s]|$)/i;

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
  const shareGuild = Object.values(world.guilds).some(
    ({ members }) => members[recipientId] !== undefined && members[application.id] !== undefined,
  );
  if (recipient?.acceptsDirectMessages !== true || recipient.bot) throw new ApiError('cannotSendToUser');
  if (!shareGuild) throw new ApiError('noMutualGuild');
}

/** Whether the bot has the permission in the channel; in direct channels it has all. */
export function botHolds(platform: Platform, { channel, guild }: Place, name: Parameters<typeof holds>[1]): boolean {
  return guild === undefined || holds(channelPermissions(guild, channel, platform.application.id), name);
}

/**
 * Refuses message content the bot may not post; without Embed Links embeds are dropped silently, as on the platform.
 */
export function withinRights(platform: Platform, place: Place, body: MessageBody, fileCount: number): MessageBody {
  if (HARMFUL_LINK.test(body.content ?? '')) throw new ApiError('harmfulLink');
  if (fileCount > 0) assertChannelPermission(platform, place, 'AttachFiles');
  if (body.tts === true) assertChannelPermission(platform, place, 'SendTTSMessages');
  if (body.poll) assertChannelPermission(platform, place, 'SendPolls');
  if ((body.embeds ?? []).length === 0 || botHolds(platform, place, 'EmbedLinks')) return body;
  const hasMore = (body.content ?? '') !== '' || fileCount > 0 || (body.components ?? []).length > 0;
  if (!hasMore) throw new ApiError('missingPermissions');
  return { ...body, embeds: [] };
}
