import type { PermissionName } from '../../base/permissions/permissions.ts';
import type { Need } from '../../base/sections/needs.ts';
import { type CommandsSettings, settingsOfCommand } from './command-settings.ts';

/** The permission the bot needs to carry out each moderation command. */
const COMMAND_PERMISSIONS = {
  kick: 'KickMembers',
  ban: 'BanMembers',
  unban: 'BanMembers',
  softban: 'BanMembers',
  massban: 'BanMembers',
  clear: 'ManageMessages',
  slowmode: 'ManageChannels',
  lock: 'ManageRoles',
  nick: 'ManageNicknames',
} as const satisfies Record<string, PermissionName>;

/** What the enabled commands need: each permission once, however many commands use it. */
export function needsOfCommands(commands: CommandsSettings): Need[] {
  const needed = new Map<PermissionName, string>();
  for (const [name, permission] of Object.entries(COMMAND_PERMISSIONS)) {
    if (settingsOfCommand(commands, name).enabled && !needed.has(permission)) needed.set(permission, name);
  }
  return [...needed].map(([permission, name]) => ({ path: `${name}.enabled`, permission }));
}
