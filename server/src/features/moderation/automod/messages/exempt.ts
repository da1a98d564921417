import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { computeMemberPermissions } from '../../../../discord/permissions.ts';

/** Members with any of these permissions are exempt from all rules. */
export const MODERATES =
  PERMISSIONS.Administrator |
  PERMISSIONS.ManageGuild |
  PERMISSIONS.ManageMessages |
  PERMISSIONS.ModerateMembers |
  PERMISSIONS.KickMembers |
  PERMISSIONS.BanMembers;

/** Whether a member is exempt from all rules. Also true if the guild is not cached, as permissions are unknown then. */
export function isExempt({ cache }: BotContext, guildId: string, userId: string, roleIds: readonly string[]): boolean {
  const guild = cache.get(guildId);
  if (guild === undefined) return true;
  return moderates(computeMemberPermissions(guild, { userId, roleIds }));
}

/** Whether these guild permissions exempt a member from all rules. */
export function moderates(permissions: bigint): boolean {
  return (permissions & MODERATES) !== 0n;
}
