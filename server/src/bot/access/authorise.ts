import { type CommandRefusal, commandRefusal } from '@perigee/core/community/commands/command-access';
import { type CommandSettings, settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { holds, PERMISSIONS, type PermissionName } from '@perigee/core/base/permissions/permissions';
import type { ActingMember } from '../acting-member.ts';
import type { CommandEntry } from '../command-entry.ts';

/** Why a command is not run: a guild setting, or permissions the member or the bot lacks. */
export type Refusal =
  | { why: CommandRefusal }
  /** The command needs a boost, which the guild does not have. */
  | { why: 'boost' }
  | { why: 'memberLacks' | 'botLacks'; permissions: readonly PermissionName[] };

/** A member, and the settings of the guild they act in. */
interface Acting extends ActingMember {
  settings: GuildSettings;
}

interface CommandAttempt extends Acting {
  command: CommandEntry & { botPermissions: readonly PermissionName[] };
  origin: 'message' | 'interaction';
  /** The platform checked the member's permissions earlier, but not now. */
  mustHold?: boolean;
}

/** What the bot needs to answer a typed command at all. */
const WRITING: readonly PermissionName[] = ['ViewChannel', 'SendMessages'];

/** Whether the bot can answer in the channel. */
export function canWrite({ botPermissions }: Pick<ActingMember, 'botPermissions'>): boolean {
  return WRITING.every((name) => holds(botPermissions, name));
}

/**
 * Checks whether a member may use a command here, however invoked: the guild's settings first, then the member's
 * permissions, then the bot's. For interactions the platform has checked the member's permissions, including the
 * guild's own overrides. If the settings name roles, those overrides were replaced by the settings, so permissions are
 * checked here.
 */
export function authorise(attempt: CommandAttempt): Refusal | null {
  const { command, settings, origin, botPermissions, mustHold = false } = attempt;
  const setting = settingsRefusal(attempt, command);
  if (setting !== null) return { why: setting };

  if (command.boostRequired && !settings.boost) return { why: 'boost' };

  const hasRoles = namesRoles(settingsOfCommand(settings.commands, command.name));
  const isChecked = origin === 'interaction' && !mustHold && !hasRoles;
  const missingOfMember = isChecked ? [] : missingPermissions(command, attempt);
  if (missingOfMember.length > 0) return { why: 'memberLacks', permissions: missingOfMember };

  // Interactions are answered by their token, whatever the bot may do in the channel.
  const needed = origin === 'message' ? [...WRITING, ...command.botPermissions] : [];
  const missing = needed.filter((name) => !holds(botPermissions, name));
  return missing.length === 0 ? null : { why: 'botLacks', permissions: missing };
}

/** Whether both the settings and the member's permissions allow the command here. */
export function mayUse(acting: Acting, command: CommandEntry): boolean {
  return settingsRefusal(acting, command) === null && missingPermissions(command, acting).length === 0;
}

/** Why the guild's settings refuse the member that command here; null if they do not. */
export function settingsRefusal(
  { settings, roleIds, channelIds, permissions }: Acting,
  { name }: Pick<CommandEntry, 'name'>,
): CommandRefusal | null {
  const isAdministrator = (permissions & PERMISSIONS.Administrator) !== 0n;
  return commandRefusal(settingsOfCommand(settings.commands, name), { roleIds, channelIds, isAdministrator });
}

/** The permissions of a command that a member lacks. */
export function missingPermissions(
  { defaultMemberPermissions }: CommandEntry,
  { permissions }: ActingMember,
): PermissionName[] {
  return defaultMemberPermissions.filter((name) => !holds(permissions, name));
}

function namesRoles({ allowedRoles, forbiddenRoles }: CommandSettings): boolean {
  return allowedRoles.length > 0 || forbiddenRoles.length > 0;
}
