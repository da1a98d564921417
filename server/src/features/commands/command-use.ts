import { type CommandRefusal, commandRefusal, type CommandUse } from '@perigee/core/commands/command-access';
import { type CommandSettings, settingsOfCommand } from '@perigee/core/commands/command-settings';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { holds, PERMISSIONS, type PermissionName } from '@perigee/core/permissions/permissions';
import type { CommandEntry } from '../../bot/command-entry.ts';

/** A member with what they wear and may do in the channel. */
export interface CommandUser {
  roleIds: readonly string[];
  channelIds: readonly string[];
  permissions: bigint;
}

/** Which of the guild's settings keeps this member from the command here; null where none does. */
export function settingsRefusal(
  settings: GuildSettings,
  { name }: CommandEntry,
  user: CommandUser,
): CommandRefusal | null {
  return commandRefusal(settingsOfCommand(settings.commands, name), asUse(user));
}

/** The permissions a command asks for that this member lacks. */
export function missingPermissions({ defaultMemberPermissions }: CommandEntry, user: CommandUser): PermissionName[] {
  return defaultMemberPermissions.filter((name) => !holds(user.permissions, name));
}

/** Whether nothing at all keeps this member from the command here. */
export function mayUse(settings: GuildSettings, command: CommandEntry, user: CommandUser): boolean {
  return settingsRefusal(settings, command, user) === null && missingPermissions(command, user).length === 0;
}

/** Whether a guild's settings, and not the platform's defaults, say which roles may use the command. */
export function namesRoles({ allowedRoles, forbiddenRoles }: CommandSettings): boolean {
  return allowedRoles.length > 0 || forbiddenRoles.length > 0;
}

function asUse({ roleIds, channelIds, permissions }: CommandUser): CommandUse {
  return { roleIds, channelIds, isAdministrator: (permissions & PERMISSIONS.Administrator) !== 0n };
}
