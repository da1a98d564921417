import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import type { BotContext } from '../../bot/bot-context.ts';
import { computeMemberPermissions } from '../../discord/permissions.ts';

/** Who moderates or manages is left alone by all rules. */
export const MODERATES =
  PERMISSIONS.Administrator |
  PERMISSIONS.ManageGuild |
  PERMISSIONS.ManageMessages |
  PERMISSIONS.ModerateMembers |
  PERMISSIONS.KickMembers |
  PERMISSIONS.BanMembers;

/** Whether rules do not hold for a member; also where the guild is not known, as nobody's rights are then. */
export function isSpared({ cache }: BotContext, guildId: string, userId: string, roleIds: readonly string[]): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return true;
  return moderates(computeMemberPermissions(guild, { userId, roleIds }));
}

/** Whether these permissions in a guild are those of somebody whom rules leave alone. */
export function moderates(permissions: bigint): boolean {
  return (permissions & MODERATES) !== 0n;
}
