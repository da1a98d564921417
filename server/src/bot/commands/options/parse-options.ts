import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../../command-entry.ts';
import { type AttachedFile, type OptionValue, OptionValues } from '../../option-values.ts';
import { type OptionProblem, problemOf } from './option-problem.ts';
import { readOption } from './read-option.ts';

export type ParsedOptions = { options: OptionValues } | { problem: OptionProblem };

/** What comes with a typed command besides its text. */
export interface TypedExtras {
  /** The files of its message. */
  files: readonly AttachedFile[];
  /** Author of the message it replies to; null if it is not a reply. */
  repliedTo: string | null;
}

const NO_EXTRAS: TypedExtras = { files: [], repliedTo: null };

/**
 * Reads the options of a text command, in their order, from the text after its name. Surplus words are ignored, as
 * people like to add remarks.
 */
export function parseOptions(
  options: readonly OptionDefinition[],
  line: string,
  locale: Locale,
  { files, repliedTo }: TypedExtras = NO_EXTRAS,
): ParsedOptions {
  const values = new Map<string, OptionValue>();
  const worded = options.filter(({ type, named = false }) => type !== 'attachment' && !named);
  let rest = line;

  for (const option of options.filter(({ named }) => named === true)) {
    const found = takeNamed(option, rest);
    if (found === null) continue;
    const read = readOption(option, found.text, { locale, isLast: true, repliedTo: null });
    if (read === 'invalid' || read === null) return { problem: { option, reason: 'invalid' } };
    values.set(option.key, read.value);
    rest = found.rest;
  }

  for (const [index, option] of worded.entries()) {
    const read = readOption(option, rest, { locale, isLast: index === worded.length - 1, repliedTo });
    if (read === 'invalid') return { problem: { option, reason: 'invalid' } };
    if (read === null) continue;
    values.set(option.key, read.value);
    rest = read.rest;
  }
  const filed = options.find(({ type }) => type === 'attachment');
  if (filed !== undefined && files.length > 0) values.set(filed.key, { files });
  return checkOptions(options, values);
}

/** Checks values against their options. The platform does too, but may still have an older version of the command. */
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

/**
 * Finds `name:value` in a text, with the option's name in either language, and returns the value and the text without
 * it; null if it is absent. A value with spaces is quoted.
 */
function takeNamed({ config }: Pick<OptionDefinition, 'config'>, text: string): { text: string; rest: string } | null {
  const names = [config.en.name, config.ru.name].join('|');
  const pattern = new RegExp(String.raw`(?<!\S)(?:${names})[:=]("[^"]*"|«[^»]*»|“[^”]*”|\S*)`, 'iu');
  const match = pattern.exec(text);
  if (match === null) return null;
  const [whole, value = ''] = match;
  return { text: value, rest: `${text.slice(0, match.index)}${text.slice(match.index + whole.length)}` };
}
