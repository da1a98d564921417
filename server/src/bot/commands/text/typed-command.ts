import { commandUsage, subcommandUsage } from '@perigee/core/community/commands/usage';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { BotContext } from '../../bot-context.ts';
import type { CommandEntry, OptionDefinition, SubcommandEntry } from '../../command-entry.ts';
import type { CommandDefinition, SubcommandDefinition } from '../../define-command.ts';
import type { ParsedCommand, UsageError } from '../command-invocation.ts';
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

/** How a typed command is parsed. */
interface Parsing {
  locale: Locale;
  extras: Omit<TypedExtras, 'takesRemarks'>;
}

/** Parses the arguments of a typed command: its subcommand and options. */
export async function parseTyped(
  typed: TypedCommand,
  locale: Locale,
  extras: Omit<TypedExtras, 'takesRemarks'>,
): Promise<ParsedCommand> {
  const { command, line } = typed;
  const { options, bind, takesRemarks } = command;
  const parsing = { locale, extras };
  if (bind !== null) return parseText({ options, bind, takesRemarks }, null, line, parsing);
  const named = namedIn(typed, locale);
  if (named !== null) return parseText(named.subcommand, named.subcommand, named.rest, parsing);
  const answer = extras.reading.answers[SUBCOMMAND_KEY];
  const meant = command.subcommands.find(({ name }) => name === answer);
  return meant === undefined ? guessSubcommand(typed, parsing) : parseText(meant, meant, line, parsing);
}

async function parseText(
  { options, bind, takesRemarks = false }: Pick<SubcommandDefinition, 'options' | 'bind' | 'takesRemarks'>,
  subcommand: SubcommandDefinition | null,
  text: string,
  { locale, extras }: Parsing,
): Promise<ParsedCommand> {
  const parsed = await parseOptions(options, text, locale, { ...extras, takesRemarks });
  if ('problem' in parsed) return { ...parsed, subcommand };
  const { given, people, question } = parsed;
  const choices = question?.choices.filter((choice) => !('problem' in bind(choice.given))) ?? [];
  if (question !== null && choices.length > 0) return { question: { ...question, choices }, subcommand };
  return { ...bind(question?.choices[0]?.given ?? given), subcommand, people };
}

/** Where no subcommand is named: those that make sense of the text are asked about, or else the only likely one is shown. */
async function guessSubcommand({ command, line }: TypedCommand, parsing: Parsing): Promise<UsageError> {
  const text = line.trim();
  const likely = text === '' ? [] : command.subcommands.filter(({ isMeantBy }) => isMeantBy?.(text) === true);
  const tried = await Promise.all(
    likely.map(async (each) => ({ name: each.name, parsed: await parseText(each, each, line, parsing) })),
  );
  const meanings = tried
    .filter(({ parsed }) => !('problem' in parsed) || parsed.problem?.reason === 'unclear')
    .map(({ name }) => name);
  const [only, ...others] = likely;
  if (meanings.length === 0) return { problem: null, subcommand: others.length === 0 ? (only ?? null) : null };
  return { problem: { option: subcommandOption(command), reason: 'unclear', meanings }, subcommand: null };
}

/** By which the answer about a subcommand is kept. */
const SUBCOMMAND_KEY = 'subcommand';

/** The subcommands, as something that can be asked about. */
function subcommandOption({ config, subcommands }: CommandDefinition): OptionDefinition {
  const textIn = (locale: Locale, name: string) => ({
    name,
    description: name,
    choices: subcommands.map((each) => ({
      name: `${config[locale].name} ${each.config[locale].name}`,
      value: each.name,
    })),
  });
  const texts = { en: textIn('en', 'subcommand'), ru: textIn('ru', 'подкоманда') };
  return { key: SUBCOMMAND_KEY, type: 'string', required: true, config: texts };
}

/** The text after the names of the command and its subcommand. */
export function typedInput(typed: TypedCommand, locale: Locale): string {
  return (namedIn(typed, locale)?.rest ?? typed.line).trim();
}

/** The subcommand that the text begins with, and what follows; null if it names none. */
function namedIn(
  { command, line }: TypedCommand,
  locale: Locale,
): { subcommand: SubcommandDefinition; rest: string } | null {
  const [word = '', rest] = firstWord(line);
  const subcommand = command.subcommands.find((each) => answersTo(each, word.toLowerCase(), locale));
  return subcommand === undefined ? null : { subcommand, rest };
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
