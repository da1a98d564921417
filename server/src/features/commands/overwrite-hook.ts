import { type CommandsSettings, settingsOfCommand } from '@perigee/core/commands/command-settings';
import { isSame } from '@perigee/core/sections/is-same';
import type { HookedChange } from '../settings/index.ts';
import type { OverwritePermissions } from './overwrite-permissions.ts';

/**
 * Makes the platform's permissions of slash commands those of their settings. The platform is asked before anything is
 * stored, and only what it took is stored (decision 0020): of two who save one command at once the last to store is
 * also the last the platform heard.
 */
export function overwriteHookWith(overwritePermissions: OverwritePermissions) {
  return async ({ guildId, caller, before, value, place, undoWith }: HookedChange<CommandsSettings>): Promise<void> => {
    // A command that is saved by itself is compared with the platform even where nothing changed here.
    const names = typeof place === 'string' ? [place] : changedCommands(before, value);
    for (const name of names) {
      const change = { before: settingsOfCommand(before, name), after: settingsOfCommand(value, name) };
      const undo = await overwritePermissions(caller, { guildId, name, ...change });
      if (undo !== null) undoWith(undo);
    }
  };
}

/** The commands that are set differently. */
function changedCommands(one: CommandsSettings, other: CommandsSettings): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isSame(settingsOfCommand(one, name), settingsOfCommand(other, name)));
}
