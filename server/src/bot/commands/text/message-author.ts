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
  { overwrites, isThread: isInThread }: MessageChannel,
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
    botPermissions: permissionsFor(botId, guild.ownRoleIds),
  };
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
  if (cached !== undefined) return { channelIds: [channelId], overwrites: cached.overwrites, isThread: false };

  const channel = await bot.api.channels.get(channelId);
  if (!isThread(channel.type)) return { channelIds: [channelId], overwrites: overwritesOf(channel), isThread: false };
  const parent = await messageChannelOf(bot, guildId, parentOf(channel));
  return { channelIds: [channelId, ...parent.channelIds], overwrites: parent.overwrites, isThread: true };
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
