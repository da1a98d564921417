import type { CommandContext } from '../../../../bot/command-context.ts';
import type { TargetChannel } from '../target-channel.ts';
import type { LockedPlace } from './lock-plan.ts';

/** A channel as the plan of a lock reads it; null if the server is not loaded. */
export function placeOf({ bot, guildId }: CommandContext, target: TargetChannel): LockedPlace | null {
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return null;
  const { overwrites, botPermissions } = target;
  return { guild, bot: { userId: bot.botId, roleIds: guild.ownRoleIds }, botPermissions, overwrites };
}

/** Whether only members who may manage threads can write in that thread. */
export function isLockedThread({ channel }: TargetChannel): boolean {
  return 'thread_metadata' in channel && (channel.thread_metadata?.locked ?? false);
}
