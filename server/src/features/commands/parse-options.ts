import type { Locale } from '@perigee/core/locales/locale';
import type { OptionDefinition } from '../../bot/command-entry.ts';
import { type OptionValue, OptionValues } from '../../bot/option-values.ts';
import { parseValue } from './parse-value.ts';
import { readArguments } from './read-arguments.ts';

export type ParsedOptions = { values: OptionValues } | { refused: OptionDefinition; reason: 'missing' | 'invalid' };

/**
 * Reads the options of a text command from what follows its name, in their order. A string option at the end takes the
 * rest of the line. More words than options are ignored, as people like to talk on.
 */
export function parseOptions(options: readonly OptionDefinition[], line: string, locale: Locale): ParsedOptions {
  const given = readArguments(line);
  const values = new Map<string, OptionValue>();

  for (const [index, option] of options.entries()) {
    const argument = given[index];
    if (argument === undefined) {
      if (option.required) return { refused: option, reason: 'missing' };
      continue;
    }
    const takesRest = option.type === 'string' && index === options.length - 1 && given.length > options.length;
    const value = parseValue(option, takesRest ? line.slice(argument.start).trim() : argument.text, locale);
    if (value === undefined) return { refused: option, reason: 'invalid' };
    values.set(option.key, value);
  }
  return { values: new OptionValues(values) };
}
