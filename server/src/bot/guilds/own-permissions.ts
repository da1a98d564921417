import { computeChannelPermissions, type PermissionMember } from '../../discord/permissions.ts';
import type { BotContext } from '../bot-context.ts';

/** The bot's permissions in a channel; undefined if the channel is unknown or another process runs the shard. */
export function ownPermissions(
  { cache, botId }: Pick<BotContext, 'cache' | 'botId'>,
  guildId: string,
  channelId: string,
): bigint | undefined {
  const roleIds = cache.get(guildId)?.ownRoleIds ?? [];
  return permissionsIn({ cache }, { guildId, channelId }, { userId: botId, roleIds });
}

/** A member's permissions in a channel; undefined in the same cases. */
export function permissionsIn(
  { cache }: Pick<BotContext, 'cache'>,
  { guildId, channelId }: { guildId: string; channelId: string },
  member: PermissionMember,
): bigint | undefined {
  const guild = cache.get(guildId);
  const channel = guild?.channel(channelId);
  if (guild === undefined || channel === undefined) return undefined;
  return computeChannelPermissions(guild, member, channel.overwrites);
}
