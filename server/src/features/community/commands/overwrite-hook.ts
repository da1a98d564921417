import { type CommandsSettings, settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { isSame } from '@perigee/core/base/sections/is-same';
import type { HookedChange } from '../settings/section-hooks.ts';
import type { OverwritePermissions } from './overwrite-permissions.ts';

/**
 * Applies the settings of slash commands to their permissions on the platform. The platform is called before anything
 * is stored, and only what it accepted is stored (decision 0020): of two concurrent saves of a command, the last one
 * stored is also the last one the platform received.
 */
export function overwriteHookWith(overwritePermissions: OverwritePermissions) {
  return async ({
    guildId,
    caller,
    before,
    value,
    position,
    undoWith,
  }: HookedChange<CommandsSettings>): Promise<void> => {
    // A command saved on its own is compared with the platform even if nothing changed here.
    const names = typeof position === 'string' ? [position] : changedCommands(before, value);
    for (const name of names) {
      const change = { before: settingsOfCommand(before, name), after: settingsOfCommand(value, name) };
      const undo = await overwritePermissions(caller, { guildId, name, ...change });
      if (undo !== null) undoWith(undo);
    }
  };
}

/** The commands whose settings differ. */
function changedCommands(one: CommandsSettings, other: CommandsSettings): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isSame(settingsOfCommand(one, name), settingsOfCommand(other, name)));
}
