import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { GAME_NAMES } from '@perigee/core/games/names';
import { commandUsages, subcommandUsage } from '@perigee/core/community/commands/usage';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandEntry, SubcommandEntry } from '../../../bot/command-entry.ts';
import { namePermissions } from '../../../bot/access/permission-texts.ts';
import { mentionAll } from '../../../bot/access/refusal-texts.ts';
import { describeOdds } from '../../games/index.ts';

/** A command, or one of its subcommands, in full: what it does, how to type it, its aliases, and who may use it. */
export function commandDetails(
  command: CommandEntry,
  settings: GuildSettings,
  subcommand: SubcommandEntry | null = null,
): APIEmbed {
  const { language } = settings;
  const locale = language.interface;
  const { name } = command.config[language.commands];
  const { aliases } = (subcommand ?? command).config[language.commands];
  const usages =
    subcommand === null
      ? commandUsages(command, language.commands, settings.prefix)
      : [subcommandUsage(command, subcommand, language.commands, settings.prefix)];
  const words = (names: { command: string; subcommand: string | undefined }) =>
    names.subcommand === undefined ? names.command : `${names.command} ${names.subcommand}`;
  return {
    color: ACCENT_COLOR,
    title: words({ command: name, subcommand: subcommand?.config[language.commands].name }),
    description: describe({ ...command, ...subcommand, ...(subcommand && { subcommands: [] }) }, locale),
    fields: [
      field(m.help_usage({}, { locale }), usages.map((usage) => `\`${usage}\``).join('\n')),
      field(m.help_slash({}, { locale }), `\`/${words({ command: command.name, subcommand: subcommand?.name })}\``),
      field(m.help_aliases({}, { locale }), aliases.map((alias) => `\`${alias}\``).join(' ')),
      field(m.help_permissions({}, { locale }), namePermissions(command.defaultMemberPermissions, locale)),
      ...accessFields(command, settings),
      ...oddsFields(command, settings),
    ].filter(({ value }) => value !== ''),
  };
}

/** For a game, the chance to win and the share of a stake that is returned. */
function oddsFields({ name }: CommandEntry, { economy, language }: GuildSettings): APIEmbedField[] {
  const locale = language.interface;
  const game = GAME_NAMES.find((each) => each === name);
  if (game === undefined) return [];
  const value = describeOdds(game, economy.commission, locale).join('\n');
  return [{ name: m.help_odds({}, { locale }), value, inline: false }];
}

/** The roles and channels the guild allowed or forbade the command for. */
function accessFields({ name }: CommandEntry, { commands, language }: GuildSettings): APIEmbedField[] {
  const inLanguage = { locale: language.interface };
  const { allowedRoles, forbiddenRoles, allowedChannels, forbiddenChannels } = settingsOfCommand(commands, name);
  return [
    field(m.help_allowed_roles({}, inLanguage), mentionAll(allowedRoles, '@&')),
    field(m.help_forbidden_roles({}, inLanguage), mentionAll(forbiddenRoles, '@&')),
    field(m.help_allowed_channels({}, inLanguage), mentionAll(allowedChannels, '#')),
    field(m.help_forbidden_channels({}, inLanguage), mentionAll(forbiddenChannels, '#')),
  ];
}

type Described = Pick<CommandEntry, 'config' | 'options' | 'subcommands' | 'boostRequired'>;

function describe({ config, options, subcommands, boostRequired }: Described, locale: Locale): string {
  const optionLines = [...subcommands, ...options].map(
    (each) => `\`${each.config[locale].name}\` — ${each.config[locale].description}`,
  );
  const boostLine = boostRequired ? [m.help_boost({}, { locale })] : [];
  return [config[locale].description, ...boostLine, '', ...optionLines].join('\n').trim();
}

function field(name: string, value: string): APIEmbedField {
  return { name, value, inline: true };
}
