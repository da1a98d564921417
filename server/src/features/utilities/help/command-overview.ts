import { COMMAND_CATEGORIES, type CommandCategory } from '@perigee/core/community/commands/categories';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandEntry } from '../../../bot/command-entry.ts';
import { typedUsage } from '../../../bot/commands/text/typed-command.ts';

/** The names of categories, as members see and type them. */
export const CATEGORY_NAMES: Record<CommandCategory, (inputs: object, options: { locale: Locale }) => string> = {
  general: m.category_general,
  economy: m.category_economy,
  games: m.category_games,
  utilities: m.category_utilities,
  moderation: m.category_moderation,
};

/** Commands by category, or those of one, each as typed in this guild. */
export function commandOverview(
  commands: readonly CommandEntry[],
  settings: GuildSettings,
  only?: CommandCategory,
): APIEmbed {
  const locale = settings.language.interface;
  const help = commands.find(({ name }) => name === 'help');
  return {
    color: ACCENT_COLOR,
    title: m.help_title({}, { locale }),
    fields: (only === undefined ? COMMAND_CATEGORIES : [only]).flatMap((category) =>
      categoryField(category, commands, settings),
    ),
    ...(help && { footer: { text: m.help_details_hint({ usage: typedUsage(help, settings) }, { locale }) } }),
  };
}

/** A category without commands is left out. */
function categoryField(
  category: CommandCategory,
  commands: readonly CommandEntry[],
  { prefix, language }: GuildSettings,
): APIEmbedField[] {
  const names = commands
    .filter((command) => command.category === category)
    .map(({ config }) => `\`${prefix}${config[language.commands].name}\``);
  if (names.length === 0) return [];
  return [{ name: CATEGORY_NAMES[category]({}, { locale: language.interface }), value: names.join(' ') }];
}
