import type { API } from '@discordjs/core/http-only';
import { DiscordAPIError } from '@discordjs/rest';
import { type APIGuildChannel, ChannelType, OverwriteType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { overwritesOf, permissionGuildOf } from '../../../discord/permission-guild.ts';
import {
  computeChannelPermissions,
  type PermissionGuild,
  type PermissionMember,
} from '../../../discord/permissions.ts';
import { denialFor, deniableBy, isClosedTo, isDenied, muteDenialProblem } from './mute-denials.ts';
import type { ReachedChannel } from './mute-channel-store.ts';

/** Shared data for denying a role in channels. */
export interface Closing {
  api: API;
  guildId: string;
  roleId: string;
  bot: PermissionMember;
  guild: PermissionGuild;
  /** For the audit log. */
  reason: string;
}

export async function openClosing(
  api: API,
  { guildId, botId, ...given }: { guildId: string; botId: string; roleId: string; reason: string },
): Promise<Closing> {
  const [guild, own] = await Promise.all([api.guilds.get(guildId), api.guilds.getMember(guildId, botId)]);
  const bot = { userId: botId, roleIds: own.roles };
  return { api, guildId, ...given, bot, guild: permissionGuildOf(guild) };
}

/** Whether the denials are already in place, inherited from a category or set by hand. */
export function isClosed({ roleId, guild, bot }: Closing, channel: APIGuildChannel): boolean {
  const overwrites = overwritesOf(channel);
  return isClosedTo(roleId, overwrites) && isDenied(roleId, overwrites, deniablePermissions(guild, bot, channel));
}

/** Denies the role in one channel and returns the result. @throws if a retry may help. */
export async function closeChannel(closing: Closing, channel: APIGuildChannel): Promise<ReachedChannel> {
  const { guild, bot, roleId } = closing;
  const overwrites = overwritesOf(channel);
  const knownProblem = muteDenialProblem(computeChannelPermissions(guild, bot, overwrites));
  // Calls that can only be refused are skipped: the platform counts refusals against the host's IP address.
  if (knownProblem !== null) return reachedChannel(channel, knownProblem);
  const denial = denialFor(roleId, overwrites, deniablePermissions(guild, bot, channel));
  return reachedChannel(channel, await write(closing, channel.id, denial));
}

async function write(
  { api, roleId, reason }: Closing,
  channelId: string,
  denial: { allow: string; deny: string },
): Promise<ReachedChannel['problem']> {
  try {
    await api.channels.editPermissionOverwrite(channelId, roleId, { type: OverwriteType.Role, ...denial }, { reason });
    return null;
  } catch (error) {
    // A deleted channel needs no denial.
    if (error instanceof DiscordAPIError && error.code === Code.UnknownChannel) return null;
    if (error instanceof DiscordAPIError && error.status === FORBIDDEN) return 'refused';
    throw error;
  }
}

const FORBIDDEN = 403;

/** The result for a channel that was tried, with the problem if there was one. */
export function reachedChannel(channel: APIGuildChannel, problem: ReachedChannel['problem'] = null): ReachedChannel {
  return { id: channel.id, parentId: channel.parent_id ?? null, name: channel.name, problem };
}

/** Whether a channel is a category. */
export function isCategory({ type }: APIGuildChannel): boolean {
  return type === ChannelType.GuildCategory;
}

function deniablePermissions(guild: PermissionGuild, bot: PermissionMember, channel: APIGuildChannel): bigint {
  return deniableBy(computeChannelPermissions(guild, bot, overwritesOf(channel)));
}
