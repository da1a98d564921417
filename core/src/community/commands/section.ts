import { isSame } from '../../base/sections/is-same.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { type Reference, referencesAt } from '../../base/sections/references.ts';
import type { PermissionName } from '../../base/permissions/permissions.ts';
import type { Need } from '../../base/sections/needs.ts';
import {
  type CommandSettings,
  type CommandsSettings,
  commandsSettingsSchema,
  DEFAULT_COMMAND_SETTINGS,
  settingsOfCommand,
} from './command-settings.ts';

export const commandsSection = defineSection({
  name: 'commands',
  tab: 'commands',
  schema: commandsSettingsSchema,
  initial: {},
  normalise: dropUntouched,
  references: (commands) => Object.entries(commands).flatMap(([name, settings]) => referencesOf(name, settings)),
  needs: (commands) => [
    ...Object.entries(commands).flatMap(([name, { enabled, deleteUsage }]) =>
      enabled && deleteUsage ? [{ path: `${name}.deleteUsage`, permission: 'ManageMessages' as const }] : [],
    ),
    ...needsOfCommands(commands),
  ],
  features: {
    /** Always on; the count is the number of disabled commands. */
    commands: (commands) => ({ on: true, count: Object.values(commands).filter(({ enabled }) => !enabled).length }),
  },
});

/** Commands with default settings need no entry. */
function dropUntouched(commands: CommandsSettings): CommandsSettings {
  return Object.fromEntries(
    Object.entries(commands).filter(([, settings]) => !isSame(settings, DEFAULT_COMMAND_SETTINGS)),
  );
}

function referencesOf(name: string, settings: CommandSettings): Reference[] {
  return [
    ...referencesAt('role', `${name}.allowedRoles`, settings.allowedRoles),
    ...referencesAt('role', `${name}.forbiddenRoles`, settings.forbiddenRoles),
    ...referencesAt('channel', `${name}.allowedChannels`, settings.allowedChannels),
    ...referencesAt('channel', `${name}.forbiddenChannels`, settings.forbiddenChannels),
  ];
}

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
function needsOfCommands(commands: CommandsSettings): Need[] {
  const needed = new Map<PermissionName, string>();
  for (const [name, permission] of Object.entries(COMMAND_PERMISSIONS)) {
    if (settingsOfCommand(commands, name).enabled && !needed.has(permission)) needed.set(permission, name);
  }
  return [...needed].map(([permission, name]) => ({ path: `${name}.enabled`, permission }));
}
