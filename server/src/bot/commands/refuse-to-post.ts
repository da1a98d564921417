import { holds, type PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext } from '../command-context.ts';
import { namePermissions } from '../access/permission-texts.ts';

/**
 * Refuses a command that would post a message where the bot lacks the needed permissions, and names them. Returns
 * whether it refused.
 */
export async function refuseToPost(
  { botPermissions, locale, refuse }: CommandContext,
  needed: readonly PermissionName[],
): Promise<boolean> {
  const missing = needed.filter((name) => !holds(botPermissions, name));
  if (missing.length === 0) return false;
  await refuse(m.bot_forbidden({ permissions: namePermissions(missing, locale) }, { locale }));
  return true;
}
