import { isGuildInteraction } from 'discord-api-types/utils/v10';
import type { APIInteraction, APIUser, ChannelType } from 'discord-api-types/v10';
import { type ActingMember, withParent } from '../acting-member.ts';
import type { BotContext } from '../bot-context.ts';
import { type Place, placeOf } from '../place.ts';

/** What the platform says with everything a member does in a guild. */
export type InGuild<Interaction> = Interaction & {
  guild_id: string;
  channel: { id: string; type: ChannelType; parent_id?: string | null | undefined };
  member: { user: APIUser; permissions: string; roles: string[]; nick?: string | null; joined_at: string | null };
};

/** Whether this was done in a guild, and not in direct messages. */
export function isInGuild<Interaction extends APIInteraction>(
  interaction: Interaction,
): interaction is InGuild<Interaction> {
  return isGuildInteraction(interaction) && interaction.channel !== undefined;
}

/** Who did it, as the platform describes them with it. */
export function memberOf({ member, channel, app_permissions: own }: InGuild<APIInteraction>): ActingMember {
  return {
    roleIds: member.roles,
    channelIds: withParent(channel),
    nick: member.nick ?? null,
    joinedAt: member.joined_at === null ? null : new Date(member.joined_at),
    permissions: BigInt(member.permissions),
    botPermissions: BigInt(own),
  };
}

/** Where it was done, with the guild's settings read. */
export async function readPlace(bot: BotContext, interaction: InGuild<APIInteraction>): Promise<Place> {
  const { guild_id: guildId, channel, member } = interaction;
  const settings = await bot.settings.get(guildId);
  return placeOf({ bot, guildId, channelId: channel.id, user: member.user, settings, member: memberOf(interaction) });
}
