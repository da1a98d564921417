import type { Locale } from '../../base/locales/locales.ts';
import type { CommandOption, Subcommand } from './schema.ts';

interface UsedSubcommand extends Pick<Subcommand, 'config'> {
  options: readonly CommandOption[];
}

interface UsedCommand extends UsedSubcommand {
  subcommands: readonly UsedSubcommand[];
}

/**
 * How a command is typed: `!help [command]`. Required options are in angle brackets, optional ones in square brackets.
 * Several members are marked with an ellipsis, and options typed as `name:value` with a colon. Pass `/` as prefix for
 * the slash form. A command with subcommands is shown with their names: `!money <add|take>`.
 */
export function commandUsage(command: UsedCommand, locale: Locale, prefix: string): string {
  const { subcommands } = command;
  if (subcommands.length === 0) return typedForm(command, locale, prefix);
  const names = subcommands.map(({ config }) => config[locale].name);
  return `${prefix}${command.config[locale].name} <${names.join('|')}>`;
}

/** How one subcommand is typed: `!money add <member>`. */
export function subcommandUsage(
  command: Pick<UsedCommand, 'config'>,
  subcommand: UsedSubcommand,
  locale: Locale,
  prefix: string,
): string {
  return typedForm(subcommand, locale, `${prefix}${command.config[locale].name} `);
}

/** Every way to type a command: one, or one for each subcommand. */
export function commandUsages(command: UsedCommand, locale: Locale, prefix: string): string[] {
  const { subcommands } = command;
  if (subcommands.length === 0) return [typedForm(command, locale, prefix)];
  return subcommands.map((subcommand) => subcommandUsage(command, subcommand, locale, prefix));
}

function typedForm({ config, options }: UsedSubcommand, locale: Locale, before: string): string {
  // Files are attached to the message of a typed command, not written in it.
  const typedOptions = before.startsWith('/') ? options : options.filter(({ type }) => type !== 'attachment');
  const shown = typedOptions.map(({ type, required, named = false, config: texts }) => {
    const isNamed = named && !before.startsWith('/');
    const name = `${texts[locale].name}${isNamed ? ':' : ''}${type === 'members' || isNamed ? '…' : ''}`;
    return required ? `<${name}>` : `[${name}]`;
  });
  return [`${before}${config[locale].name}`, ...shown].join(' ');
}
