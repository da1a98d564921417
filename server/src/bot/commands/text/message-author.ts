import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import type { BotContext } from '../../bot-context.ts';
import { computeChannelPermissions } from '../../../discord/permissions.ts';
import { channelsOf } from '../channels-of.ts';
import type { ActingMember } from '../../acting-member.ts';

/** A message a member wrote in a guild. */
export type GuildMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** The author of a message, and what they and the bot may do in its channel. */
export async function messageAuthorOf(
  bot: BotContext,
  message: GuildMessage,
  settings: GuildSettings,
): Promise<ActingMember> {
  const { guild_id: guildId, channel_id: channelId } = message;
  const { roles = [], nick = null, joined_at: joined } = message.member ?? {};
  const channelIds = await channelsOf(bot, { guildId, channelId }, settings);
  const rights = permissionsOf(bot, message, channelIds.at(-1) ?? channelId);
  return {
    roleIds: roles,
    nick,
    joinedAt: typeof joined === 'string' ? new Date(joined) : null,
    channelIds,
    ...rights,
  };
}

/** In a thread, members have the permissions of its parent channel. */
function permissionsOf({ cache, botId }: BotContext, { guild_id, author, member }: GuildMessage, channelId: string) {
  const guild = cache.get(guild_id);
  // Unknown permissions must not be treated as missing ones.
  if (guild === undefined) throw new Error('The guild of a typed command is not known');
  const overwrites = guild.channel(channelId)?.overwrites ?? [];
  const writer = { userId: author.id, roleIds: member?.roles ?? [] };
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return {
    permissions: computeChannelPermissions(guild, writer, overwrites),
    botPermissions: computeChannelPermissions(guild, own, overwrites),
  };
}
