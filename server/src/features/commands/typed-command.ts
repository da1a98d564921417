import { commandUsage } from '@perigee/core/commands/usage';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { CommandEntry, CommandRegistry } from '../../bot/command-entry.ts';
import type { CommandDefinition } from '../../bot/define-command.ts';

export interface TypedCommand {
  command: CommandDefinition;
  /** What follows the command's name. */
  line: string;
}

/** Which command a message gives; undefined for every message that is none. Spaces after the prefix are allowed. */
export function findTypedCommand(
  content: string,
  { prefix, language }: GuildSettings,
  commands: CommandRegistry<CommandDefinition>,
): TypedCommand | undefined {
  if (!content.startsWith(prefix)) return undefined;
  const [, word, line] = /^\s*(\S+)([^]*)$/.exec(content.slice(prefix.length)) ?? [];
  if (word === undefined || line === undefined) return undefined;
  const command = commands.find(language.commands, word);
  return command && { command, line };
}

/** How a command is typed in this guild: its own prefix, the names of its command language. */
export function typedUsage(command: CommandEntry, { prefix, language }: GuildSettings): string {
  return commandUsage(command, language.commands, prefix);
}
