import { COMMAND_CATEGORIES, type CommandCategory } from '@perigee/core/community/commands/categories';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { type Named, type NameReading, readName } from '@perigee/core/base/reading/names';
import type { CommandEntry, SubcommandEntry } from '../../../bot/command-entry.ts';
import { CATEGORY_NAMES } from './command-overview.ts';

/** What help can be asked about; the first name is shown. */
interface HelpTopic extends Named {
  topic: { command: CommandEntry; subcommand: SubcommandEntry | null } | { category: CommandCategory };
}

/**
 * Reads what a member wants to know about: a command, one of its subcommands or a category, in either language. Words
 * after the name of a command are remarks.
 */
export function readTopic(
  text: string,
  { known, usable }: { known: readonly CommandEntry[]; usable: readonly CommandEntry[] },
  { language }: GuildSettings,
): NameReading<HelpTopic> {
  const inOrder = [language.commands, ...LOCALES.filter((locale) => locale !== language.commands)];
  // The guild's own words come first: a word may name another command in the other language.
  const own = known.flatMap((command) => topicsOf(command, [language.commands]));
  const exact = readName(text, own);
  if (exact.how === 'whole') return exact;
  const all = [...known.flatMap((command) => topicsOf(command, inOrder)), ...categoriesOf(usable)];
  const begun = readName(text, all);
  return begun.how === 'whole' ? begun : readName(text, all, { isWhole: true });
}

function topicsOf(command: CommandEntry, locales: readonly Locale[]): HelpTopic[] {
  const names = wordsOf(command, locales);
  return [
    { names, topic: { command, subcommand: null } },
    ...command.subcommands.map((subcommand) => ({
      names: names.flatMap((name) => wordsOf(subcommand, locales).map((word) => `${name} ${word}`)),
      topic: { command, subcommand },
    })),
  ];
}

function wordsOf({ name, config }: CommandEntry | SubcommandEntry, locales: readonly Locale[]): string[] {
  return [...locales.flatMap((locale) => [config[locale].name, ...config[locale].aliases]), name];
}

/** The categories with commands that the member may use. */
function categoriesOf(usable: readonly CommandEntry[]): HelpTopic[] {
  return COMMAND_CATEGORIES.filter((category) => usable.some((command) => command.category === category)).map(
    (category) => ({
      names: LOCALES.map((locale) => CATEGORY_NAMES[category]({}, { locale })),
      topic: { category },
    }),
  );
}
