import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import type { BotContext } from '../../bot/bot-context.ts';
import { computeChannelPermissions } from '../../discord/permissions.ts';

/**
 * Whether the bot may delete others' messages in a channel. Where it may not, it must not try: the platform blocks bots
 * that cause too many refused requests. A thread that is not cached counts with the bot's guild permissions.
 */
export function mayDelete({ cache, botId }: BotContext, guildId: string, channelId: string): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return false;
  const overwrites = guild.channel(channelId)?.overwrites ?? [];
  const own = { userId: botId, roleIds: guild.ownRoleIds };
  return (computeChannelPermissions(guild, own, overwrites) & PERMISSIONS.ManageMessages) !== 0n;
}
