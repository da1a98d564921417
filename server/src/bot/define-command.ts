import type { CommandContext } from './command-context.ts';
import type { CommandEntry } from './command-entry.ts';

/** One command, for text, slash, the public list, the settings page and the documentation alike. */
export interface CommandDefinition extends CommandEntry {
  run: (ctx: CommandContext) => Promise<void>;
}

type Optional = 'options' | 'boostRequired' | 'defaultMemberPermissions';

/** Describes a command. Without further word it takes no options, needs no boost and is open to every member. */
export function defineCommand(
  description: Omit<CommandDefinition, Optional> & Partial<Pick<CommandDefinition, Optional>>,
): CommandDefinition {
  return { options: [], boostRequired: false, defaultMemberPermissions: [], ...description };
}
