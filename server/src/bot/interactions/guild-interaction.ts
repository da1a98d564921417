import { isGuildInteraction } from 'discord-api-types/utils/v10';
import type { APIInteraction, APIUser, ChannelType } from 'discord-api-types/v10';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { type ActingMember, withParent } from '../acting-member.ts';
import type { BotContext } from '../bot-context.ts';
import { bitsOf } from '../guild-cache/cached-guild.ts';
import { channelsOf } from './channels-of.ts';
import { ownPermissions, permissionsIn } from '../guilds/own-permissions.ts';
import { type InvocationContext, toInvocationContext } from '../invocation-context.ts';

/** The fields of an interaction in a guild; the platform may send only the id of the channel. */
export type InGuild<Interaction> = Interaction & {
  guild_id: string;
  channel_id?: string;
  channel?: { id: string; type?: ChannelType; parent_id?: string | null | undefined };
  member: {
    user: APIUser;
    permissions?: string;
    roles?: string[];
    nick?: string | null;
    joined_at?: string | null;
  };
  app_permissions?: string;
};

/** Whether the interaction happened in a guild rather than in direct messages. */
export function isInGuild<Interaction extends APIInteraction>(
  interaction: Interaction,
): interaction is InGuild<Interaction> {
  if (!isGuildInteraction(interaction)) return false;
  const { channel, channel_id: channelId }: { channel?: { id: string }; channel_id?: string } = interaction;
  return (channel?.id ?? channelId) !== undefined;
}

/** The channel of an interaction. */
function channelIdOf({ channel, channel_id: channelId = '' }: InGuild<APIInteraction>): string {
  return channel?.id ?? channelId;
}

/** The acting member as the platform describes them; what it omits comes from the cache. */
async function memberOf(
  bot: BotContext,
  interaction: InGuild<APIInteraction>,
  settings: GuildSettings,
): Promise<ActingMember> {
  const { guild_id: guildId, member, app_permissions: own } = interaction;
  const channelIds = await channelIdsOf(bot, interaction, settings);
  const context = { guildId, channelId: channelIds.at(-1) ?? channelIdOf(interaction) };
  const roleIds = member.roles ?? [];
  return {
    roleIds,
    channelIds,
    nick: member.nick ?? null,
    joinedAt: typeof member.joined_at === 'string' ? new Date(member.joined_at) : null,
    permissions:
      member.permissions === undefined
        ? (permissionsIn(bot, context, { userId: member.user.id, roleIds }) ?? 0n)
        : bitsOf(member.permissions),
    botPermissions: own === undefined ? (ownPermissions(bot, guildId, context.channelId) ?? 0n) : bitsOf(own),
  };
}

function channelIdsOf(
  bot: BotContext,
  interaction: InGuild<APIInteraction>,
  settings: GuildSettings,
): string[] | Promise<string[]> {
  const { guild_id: guildId, channel } = interaction;
  if (channel?.type !== undefined) return withParent({ ...channel, type: channel.type });
  return channelsOf(bot, { guildId, channelId: channelIdOf(interaction) }, settings);
}

/** The context of an interaction, with the guild's settings loaded. */
export async function readContext(bot: BotContext, interaction: InGuild<APIInteraction>): Promise<InvocationContext> {
  const { guild_id: guildId, member: sender } = interaction;
  const settings = await bot.settings.get(guildId);
  const member = await memberOf(bot, interaction, settings);
  const channelId = channelIdOf(interaction);
  return toInvocationContext({ bot, guildId, channelId, user: sender.user, settings }, member);
}
