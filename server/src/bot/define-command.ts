import type { Command, CommandOption } from '@perigee/core/commands/schema';
import type { CommandContext } from './command-context.ts';

export interface OptionDefinition extends CommandOption {
  /** By which `run` asks for the option's value; the same in every language. */
  key: string;
}

/** One command, for text, slash, the public list, the settings page and the documentation alike. */
export interface CommandDefinition extends Omit<Command, 'options'> {
  options: readonly OptionDefinition[];
  run: (ctx: CommandContext) => Promise<void>;
}

type Optional = 'options' | 'boostRequired' | 'defaultMemberPermissions';

/** Describes a command. Without further word it takes no options, needs no boost and is open to every member. */
export function defineCommand(
  description: Omit<CommandDefinition, Optional> & Partial<Pick<CommandDefinition, Optional>>,
): CommandDefinition {
  return { options: [], boostRequired: false, defaultMemberPermissions: [], ...description };
}
