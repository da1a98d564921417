import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import type { BotContext } from '../../bot/bot-context.ts';
import { computeChannelPermissions } from '../../discord/permissions.ts';

/**
 * Whether the bot may delete what others wrote there; where it may not, it does not try: the platform shuts out bots
 * that are refused too often. A thread has its guild's permissions, as far as the bot remembers.
 */
export function mayDelete({ cache, botId }: BotContext, guildId: string, channelId: string): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return false;
  const overwrites = guild.channel(channelId)?.overwrites ?? [];
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return (computeChannelPermissions(guild, own, overwrites) & PERMISSIONS.ManageMessages) !== 0n;
}
