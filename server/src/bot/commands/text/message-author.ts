import { type APIChannel, PermissionFlagsBits } from 'discord-api-types/v10';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import { computeChannelPermissions, type Overwrite } from '../../../discord/permissions.ts';
import { type ActingMember, isThread, withParent } from '../../acting-member.ts';
import type { BotContext } from '../../bot-context.ts';
import type { MemberMessage } from '../../from-member.ts';
import type { NamedPeople } from '../../named-people.ts';

/** The author of a message, and what they and the bot may do in its channel. */
export async function messageAuthorOf(bot: BotContext, message: MemberMessage): Promise<ActingMember> {
  const { roles = [], nick = null, joined_at: joined } = message.member ?? {};
  const channel = await messageChannelOf(bot, message.guild_id, message.channel_id);
  return {
    roleIds: roles,
    nick,
    joinedAt: typeof joined === 'string' ? new Date(joined) : null,
    channelIds: channel.channelIds,
    ...permissionsOf(bot, message, channel),
  };
}

function permissionsOf(
  { cache, botId }: BotContext,
  { guild_id, author, member }: MemberMessage,
  { overwrites, isThread: isInThread, isLocked }: MessageChannel,
) {
  const guild = cache.get(guild_id);
  // Unknown permissions must not be treated as missing ones.
  if (guild === undefined) throw new Error('unknown guild for a text command');
  const permissionsFor = (userId: string, roleIds: readonly string[]) => {
    const permissions = computeChannelPermissions(guild, { userId, roleIds }, overwrites);
    return isInThread ? writingInThreads(permissions) : permissions;
  };
  return {
    permissions: permissionsFor(author.id, member?.roles ?? []),
    botPermissions: writable(permissionsFor(botId, guild.ownRoleIds), guild.ownTimeoutMs > Date.now(), isLocked),
  };
}

/** What the bot's timeout leaves of its permissions, and a locked thread, in which only managers of threads write. */
function writable(permissions: bigint, isTimedOut: boolean, isLocked: boolean): bigint {
  const { Administrator, ManageThreads, ReadMessageHistory, SendMessages, ViewChannel } = PermissionFlagsBits;
  if ((permissions & Administrator) !== 0n) return permissions;
  if (isTimedOut) return permissions & (ViewChannel | ReadMessageHistory);
  return isLocked && (permissions & ManageThreads) === 0n ? permissions & ~SendMessages : permissions;
}

/** In threads the platform ignores Send Messages: a permission of its own replaces it. */
function writingInThreads(permissions: bigint): bigint {
  const { SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const others = permissions & ~SendMessages;
  return (permissions & SendMessagesInThreads) === 0n ? others : others | SendMessages;
}

/** Where a message was posted. */
interface MessageChannel {
  /** The channel, and for a thread also its parent. */
  channelIds: readonly string[];
  /** The overwrites that apply there: a thread has those of its parent. */
  overwrites: readonly Overwrite[];
  isThread: boolean;
  /** A locked thread. */
  isLocked: boolean;
}

/**
 * Finds the channel of a message. Threads are too short-lived to be cached, so their parent is fetched from the platform.
 * @throws If the platform does not say: without overwrites the member would be judged by other permissions.
 */
async function messageChannelOf(
  bot: Pick<BotContext, 'api' | 'cache'>,
  guildId: string,
  channelId: string,
): Promise<MessageChannel> {
  const cached = bot.cache.get(guildId)?.channel(channelId);
  if (cached !== undefined)
    return { channelIds: [channelId], overwrites: cached.overwrites, isThread: false, isLocked: false };

  const channel = await bot.api.channels.get(channelId);
  const alone = { channelIds: [channelId], isThread: false, isLocked: false };
  if (!isThread(channel.type)) return { ...alone, overwrites: overwritesOf(channel) };
  const parent = await messageChannelOf(bot, guildId, parentOf(channel));
  const channelIds = [channelId, ...parent.channelIds];
  return { channelIds, overwrites: parent.overwrites, isThread: true, isLocked: isLockedThread(channel) };
}

function isLockedThread(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && (channel.thread_metadata?.locked ?? false);
}

function parentOf(thread: APIChannel): string {
  const [, parentId] = withParent({ ...thread, parent_id: 'parent_id' in thread ? thread.parent_id : null });
  if (parentId === undefined) throw new Error('unknown parent channel of a thread');
  return parentId;
}

/** The people a message mentions. */
export function mentionedIn({ mentions }: Pick<MemberMessage, 'mentions'>): NamedPeople {
  return new Map(mentions.map(({ member, ...user }) => [user.id, { user, joinedAt: member?.joined_at ?? null }]));
}
