import type { CommandSettings } from '@perigee/core/community/commands/command-settings';
import { ApplicationCommandPermissionType as Type } from 'discord-api-types/v10';
import type { CommandPermission } from '../../../discord/user-api.ts';

/** The guild, as far as the overwrites refer to it. */
export interface OverwrittenGuild {
  id: string;
  roleIds: ReadonlySet<string>;
  channelIds: ReadonlySet<string>;
}

/** The person on whose behalf they are written. */
export interface OverwritingMember {
  userId: string;
  roleIds: readonly string[];
  isAdministrator: boolean;
}

/**
 * Converts a command's settings to the platform's permission model (its documentation, "Application Commands",
 * "Permissions").
 *
 * A disabled command is denied in all channels rather than for all members: on the platform only members who may use a
 * command can change its permissions, so this way every manager can enable it again. For the same reason, a person
 * excluded by the role lists is allowed by name. The bot itself enforces the settings exactly.
 */
export function commandOverwrites(
  settings: CommandSettings,
  guild: OverwrittenGuild,
  member: OverwritingMember,
): CommandPermission[] {
  const everyone = guild.id;
  const allChannels = String(BigInt(guild.id) - 1n);
  if (!settings.enabled) return [{ id: allChannels, type: Type.Channel, permission: false }];

  const { allowedRoles, forbiddenRoles, allowedChannels, forbiddenChannels } = settings;
  // Roles and channels deleted since cannot be referred to any more.
  const roles = (ids: readonly string[]) => ids.filter((id) => guild.roleIds.has(id));
  const channels = (ids: readonly string[]) => ids.filter((id) => guild.channelIds.has(id));
  return [
    ...overwrites(Type.Role, allowedRoles.length > 0 ? [everyone] : [], false),
    ...overwrites(Type.Role, roles(allowedRoles), true),
    ...overwrites(Type.Role, roles(forbiddenRoles), false),
    ...overwrites(Type.User, isLeftOut(settings, member) ? [member.userId] : [], true),
    ...overwrites(Type.Channel, allowedChannels.length > 0 ? [allChannels] : [], false),
    ...overwrites(Type.Channel, channels(allowedChannels), true),
    ...overwrites(Type.Channel, channels(forbiddenChannels), false),
  ];
}

function overwrites(type: Type, ids: readonly string[], permission: boolean): CommandPermission[] {
  return ids.map((id) => ({ id, type, permission }));
}

function isLeftOut({ allowedRoles, forbiddenRoles }: CommandSettings, member: OverwritingMember): boolean {
  if (member.isAdministrator) return false;
  const has = (ids: readonly string[]) => ids.some((id) => member.roleIds.includes(id));
  return has(forbiddenRoles) || (allowedRoles.length > 0 && !has(allowedRoles));
}

/** Whether two sets of overwrites allow the same roles and channels, ignoring people allowed by name. */
export function areEquivalent(one: readonly CommandPermission[], other: readonly CommandPermission[]): boolean {
  const ofOne = keysOf(one);
  const ofOther = keysOf(other);
  return ofOne.size === ofOther.size && [...ofOne].every((key) => ofOther.has(key));
}

function keysOf(permissions: readonly CommandPermission[]): Set<string> {
  const shared = permissions.filter(({ type }) => type !== Type.User);
  return new Set(shared.map(({ id, type, permission }) => `${type} ${id} ${permission}`));
}
