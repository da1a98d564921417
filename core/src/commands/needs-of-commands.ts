import type { PermissionName } from '../permissions/permissions.ts';
import type { Need } from '../sections/needs.ts';
import { type CommandsSettings, settingsOfCommand } from './command-settings.ts';

/** What the bot carries moderators' commands out with. */
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

/** What the commands that are on take: one need for each permission, however many commands have it. */
export function needsOfCommands(commands: CommandsSettings): Need[] {
  const needed = new Map<PermissionName, string>();
  for (const [name, permission] of Object.entries(COMMAND_PERMISSIONS)) {
    if (settingsOfCommand(commands, name).enabled && !needed.has(permission)) needed.set(permission, name);
  }
  return [...needed].map(([permission, name]) => ({ path: `${name}.enabled`, permission }));
}
