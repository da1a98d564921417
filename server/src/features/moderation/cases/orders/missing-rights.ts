import { mutedWith } from '@perigee/core/moderation/punishments/punishment';
import { holds, type PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { canManageRole } from '../../../../discord/permissions.ts';
import type { OrderDetails } from './order-details.ts';

/** Describes what the bot lacks to carry out an order; null if nothing. */
export function describeMissingRights(
  context: InvocationContext,
  details: Pick<OrderDetails, 'type' | 'durationMs'>,
): string | null {
  switch (details.type) {
    case 'warn':
      return null;
    case 'mute':
      return missingForMute(context, details.durationMs ?? 0);
    case 'kick':
      return missingPermissionsText(context, ['KickMembers']);
    case 'ban':
    case 'softban':
      return missingPermissionsText(context, ['BanMembers']);
    default:
      return details.type satisfies never;
  }
}

/** Names the permissions the bot lacks; null if none. */
export function missingPermissionsText(
  { botPermissions, locale }: InvocationContext,
  needed: readonly PermissionName[],
): string | null {
  const missing = needed.filter((name) => !holds(botPermissions, name));
  if (missing.length === 0) return null;
  return m.bot_forbidden({ permissions: namePermissions(missing, locale) }, { locale });
}

function missingForMute(context: InvocationContext, durationMs: number): string | null {
  const { bot, guildId, settings, locale } = context;
  const method = mutedWith(settings, durationMs);
  if (method === null) return (settings.useTimeout ? m.mute_too_long : m.mute_impossible)({}, { locale });
  if (method === 'timeout') return missingPermissionsText(context, ['ModerateMembers']);
  const missing = missingPermissionsText(context, ['ManageRoles']);
  const guild = bot.cache.get(guildId);
  if (missing !== null || guild === undefined) return missing;
  const role = guild.roles.find(({ id }) => id === settings.muteRole);
  if (role === undefined) return m.mute_role_gone({}, { locale });
  const isReached = canManageRole(guild, { userId: bot.botId, roleIds: guild.ownRoleIds }, role);
  return isReached ? null : m.mute_role_above({ role: `<@&${role.id}>` }, { locale });
}
