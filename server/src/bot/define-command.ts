import type { PermissionName } from '@perigee/core/permissions/permissions';
import type { CommandContext } from './command-context.ts';
import type { CommandEntry } from './command-entry.ts';

/** One command, for text, slash, the public list, the settings page and the documentation alike. */
export interface CommandDefinition extends CommandEntry {
  /** What the bot itself needs in the channel to answer the typed command; slash commands are answered without. */
  botPermissions: readonly PermissionName[];
  run: (ctx: CommandContext) => Promise<void>;
}

type Optional = 'botPermissions' | 'options' | 'boostRequired' | 'defaultMemberPermissions';

/** Describes a command. Without further word it takes no options, needs no boost and is open to every member. */
export function defineCommand(
  description: Omit<CommandDefinition, Optional> & Partial<Pick<CommandDefinition, Optional>>,
): CommandDefinition {
  return { botPermissions: [], options: [], boostRequired: false, defaultMemberPermissions: [], ...description };
}
