import { type GatewayMessageCreateDispatchData, PermissionFlagsBits } from 'discord-api-types/v10';
import type { BotContext } from '../../bot-context.ts';
import { computeChannelPermissions } from '../../../discord/permissions.ts';
import type { ActingMember } from '../../acting/acting-member.ts';
import { type MessageChannel, messageChannelOf } from './message-channel.ts';

/** A message a member wrote in a guild. */
export type GuildMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** The author of a message, and what they and the bot may do in its channel. */
export async function messageAuthorOf(bot: BotContext, message: GuildMessage): Promise<ActingMember> {
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
  { guild_id, author, member }: GuildMessage,
  { overwrites, isThread }: MessageChannel,
) {
  const guild = cache.get(guild_id);
  // Unknown permissions must not be treated as missing ones.
  if (guild === undefined) throw new Error('unknown guild for a text command');
  const permissionsFor = (userId: string, roleIds: readonly string[]) => {
    const permissions = computeChannelPermissions(guild, { userId, roleIds }, overwrites);
    return isThread ? writingInThreads(permissions) : permissions;
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
