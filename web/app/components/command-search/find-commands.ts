import { COMMAND_CATEGORIES, type CommandCategory } from '@perigee/core/community/commands/categories';
import type { Command } from '@perigee/core/community/commands/schema';
import type { Locale } from '@perigee/core/base/locales/locales';

export interface CommandGroup {
  category: CommandCategory;
  commands: Command[];
}

/**
 * The commands whose name, aliases or description in this language contain every word of the query, grouped by category
 * in the site's order. A leading prefix or slash is not part of a name; empty categories are left out.
 */
export function findCommands(commands: readonly Command[], locale: Locale, query: string): CommandGroup[] {
  const words = query.toLocaleLowerCase(locale).split(/\s+/).map(withoutPrefix).filter(Boolean);
  const found = commands.filter(({ config }) => {
    const { name, aliases, description } = config[locale];
    const searched = [name, ...aliases, description].join('\n').toLocaleLowerCase(locale);
    return words.every((word) => searched.includes(word));
  });
  return COMMAND_CATEGORIES.map((category) => ({
    category,
    commands: found.filter((command) => command.category === category),
  })).filter((group) => group.commands.length > 0);
}

function withoutPrefix(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+/u, '');
}
