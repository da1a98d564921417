import { commandUsage, subcommandUsage } from '@perigee/core/community/commands/usage';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { BotContext } from '../../bot-context.ts';
import type { CommandEntry, SubcommandEntry } from '../../command-entry.ts';
import type { CommandDefinition, SubcommandDefinition } from '../../define-command.ts';
import type { ParsedCommand } from '../command-invocation.ts';
import { parseOptions, type TypedExtras } from '../../options/parse-options.ts';
import { afterMention, startsWithPrefix, type WrittenMessage } from './prefix.ts';

export interface TypedCommand {
  command: CommandDefinition;
  /** The text after the command's name. */
  line: string;
}

/** The command that a message invokes; undefined if it is none. Spaces after the prefix are allowed. */
export function findTypedCommand(
  message: WrittenMessage,
  { prefix, language }: GuildSettings,
  bot: BotContext<CommandDefinition>,
): TypedCommand | undefined {
  const { content } = message;
  const order = startsWithPrefix(content, prefix) ? content.slice(prefix.length) : afterMention(message, bot);
  if (order === undefined) return undefined;
  const [word, line] = firstWord(order);
  if (word === undefined) return undefined;
  const command = bot.commands.find(language.commands, word);
  return command && { command, line };
}

/** Parses the arguments of a typed command: its subcommand and options. */
export async function parseTyped(
  { command, line }: TypedCommand,
  locale: Locale,
  extras: Omit<TypedExtras, 'takesRemarks'>,
): Promise<ParsedCommand> {
  const parse = async (
    { options, bind, takesRemarks = false }: Pick<SubcommandDefinition, 'options' | 'bind' | 'takesRemarks'>,
    subcommand: SubcommandDefinition | null,
    text: string,
  ): Promise<ParsedCommand> => {
    const parsed = await parseOptions(options, text, locale, { ...extras, takesRemarks });
    if ('problem' in parsed) return { ...parsed, subcommand };
    const { given, people, question } = parsed;
    const choices = question?.choices.filter((choice) => !('problem' in bind(choice.given))) ?? [];
    if (question !== null && choices.length > 0) return { question: { ...question, choices }, subcommand };
    return { ...bind(question?.choices[0]?.given ?? given), subcommand, people };
  };
  const { options, bind, takesRemarks } = command;
  if (bind !== null) return parse({ options, bind, takesRemarks }, null, line);
  const [word = '', rest] = firstWord(line);
  const subcommand = command.subcommands.find((each) => answersTo(each, word.toLowerCase(), locale));
  return subcommand === undefined ? { problem: null, subcommand: null } : parse(subcommand, subcommand, rest);
}

/** The text after the names of the command and its subcommand. */
export function typedInput({ command, line }: TypedCommand): string {
  return (command.bind === null ? firstWord(line)[1] : line).trim();
}

/** How a command is typed in this guild: with its prefix and the names of its command language. */
export function typedUsage(
  command: CommandEntry,
  { prefix, language }: GuildSettings,
  subcommand: SubcommandEntry | null = null,
): string {
  return subcommand === null
    ? commandUsage(command, language.commands, prefix)
    : subcommandUsage(command, subcommand, language.commands, prefix);
}

function answersTo({ name, config }: SubcommandDefinition, word: string, locale: Locale): boolean {
  return word === name || word === config[locale].name || config[locale].aliases.includes(word);
}

function firstWord(text: string): [word: string | undefined, rest: string] {
  const [, word, rest = ''] = /^\s*(\S+)([^]*)$/.exec(text) ?? [];
  return [word, rest];
}
