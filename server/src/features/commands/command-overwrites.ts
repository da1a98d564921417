import type { CommandSettings } from '@perigee/core/commands/command-settings';
import { ApplicationCommandPermissionType as Type } from 'discord-api-types/v10';
import type { CommandPermission } from '../../discord/user-api.ts';

/** The guild whose permissions are written, as far as the overwrites name it. */
export interface OverwrittenGuild {
  id: string;
  roleIds: ReadonlySet<string>;
  channelIds: ReadonlySet<string>;
}

/** The person in whose name they are written. */
export interface OverwritingMember {
  userId: string;
  roleIds: readonly string[];
  isAdministrator: boolean;
}

/**
 * A command's settings in the platform's permission model (its documentation, "Application Commands", "Permissions").
 *
 * A command that is off is shut in all channels and not to all members: on the platform only those may change a
 * command's permissions who may run it, and so every manager can switch it on again. For the same reason a person whom
 * the lists of roles leave out stays named as one who may. The bot itself goes by the settings, to the letter.
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
  // What was deleted on the platform since can not be named there any more.
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

/** Whether two sets of overwrites let the same roles and channels through, whoever was kept in by name. */
export function haveSameEffect(one: readonly CommandPermission[], other: readonly CommandPermission[]): boolean {
  const ofOne = keysOf(one);
  const ofOther = keysOf(other);
  return ofOne.size === ofOther.size && [...ofOne].every((key) => ofOther.has(key));
}

function keysOf(permissions: readonly CommandPermission[]): Set<string> {
  const shared = permissions.filter(({ type }) => type !== Type.User);
  return new Set(shared.map(({ id, type, permission }) => `${type} ${id} ${permission}`));
}
