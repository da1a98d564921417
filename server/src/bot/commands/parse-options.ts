import type { Locale } from '@perigee/core/locales/locale';
import type { OptionDefinition } from '../command-entry.ts';
import { type OptionValue, OptionValues } from '../option-values.ts';
import { type OptionProblem, problemOf } from './option-problem.ts';
import { parseValue } from './parse-value.ts';
import { readArguments } from './read-arguments.ts';

export type ParsedOptions = { options: OptionValues } | { problem: OptionProblem };

/**
 * Reads the options of a text command from what follows its name, in their order. A string option at the end takes the
 * rest of the line. More words than options are ignored, as people like to talk on.
 */
export function parseOptions(options: readonly OptionDefinition[], line: string, locale: Locale): ParsedOptions {
  const given = readArguments(line);
  const values = new Map<string, OptionValue>();

  for (const [index, option] of options.entries()) {
    const argument = given[index];
    if (argument === undefined) continue;
    const takesRest = option.type === 'string' && index === options.length - 1 && given.length > options.length;
    const value = parseValue(option, takesRest ? line.slice(argument.start).trim() : argument.text, locale);
    if (value === undefined) return { problem: { option, reason: 'invalid' } };
    values.set(option.key, value);
  }
  return checkOptions(options, values);
}

/** Holds values to what their options ask for. The platform does the same where it may still have an older version. */
export function checkOptions(
  options: readonly OptionDefinition[],
  values: ReadonlyMap<string, OptionValue>,
): ParsedOptions {
  for (const option of options) {
    const value = values.get(option.key);
    if (value === undefined && option.required) return { problem: { option, reason: 'missing' } };
    const problem = value === undefined ? null : problemOf(option, value);
    if (problem !== null) return { problem };
  }
  return { options: new OptionValues(values) };
}
