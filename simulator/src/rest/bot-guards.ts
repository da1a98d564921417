import { ApiError, requireFound } from '../protocol/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { getChannel, getGuild } from '../world/lookups.ts';
import type { PermissionName } from '../state/permission-bits.ts';
import { canSee, channelPermissions, guildPermissions, holds } from '../world/permissions.ts';
import type { Channel, Guild } from '../state/state.ts';

/** The guild, if the bot is in it; otherwise 10004, as the platform hides guilds the bot is not in. */
export function guildOfBot(platform: Platform, guildId: string): Guild {
  const guild = getGuild(platform.world, guildId);
  requireFound(guild.members[platform.application.id], 'unknownGuild');
  return guild;
}

/** The channel with its guild (none for direct channels), if the bot can see it; otherwise 50001. */
export function channelOfBot(platform: Platform, channelId: string): { channel: Channel; guild: Guild | undefined } {
  const channel = getChannel(platform.world, channelId);
  const guild = channel.guildId === null ? undefined : platform.world.guilds[channel.guildId];
  if (!canSee(guild, channel, platform.application.id)) throw new ApiError('missingAccess');
  return { channel, guild };
}

/** Refuses with 50013 if the bot lacks the permission in the guild. */
export function assertGuildPermission(platform: Platform, guild: Guild, name: PermissionName): void {
  if (!holds(guildPermissions(guild, platform.application.id), name)) throw new ApiError('missingPermissions');
}

/** Refuses with 50013 if the bot lacks the permission in the channel; direct channels need none. */
export function assertChannelPermission(
  platform: Platform,
  place: { channel: Channel; guild: Guild | undefined },
  name: PermissionName,
): void {
  if (place.guild === undefined) return;
  const permissions = channelPermissions(place.guild, place.channel, platform.application.id);
  if (!holds(permissions, name)) throw new ApiError('missingPermissions');
}
