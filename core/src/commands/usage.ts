import type { Locale } from '../locales/locale.ts';
import type { Command, CommandOption } from './schema.ts';

interface UsedCommand {
  config: Command['config'];
  options: readonly CommandOption[];
}

/**
 * How a command is typed: `!help [command]`. Required options stand in angle brackets, optional ones in square brackets.
 * Pass `/` as prefix for its slash form.
 */
export function commandUsage(command: UsedCommand, locale: Locale, prefix: string): string {
  const options = command.options.map(({ required, config }) => {
    const { name } = config[locale];
    return required ? `<${name}>` : `[${name}]`;
  });
  return [`${prefix}${command.config[locale].name}`, ...options].join(' ');
}
