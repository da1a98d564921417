import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../command-entry.ts';
import type { OptionValue } from './option-values.ts';
import { isPlace, readPlace } from './read-place.ts';
import { type ArgumentType, nextArgument, parseValue } from './parse-argument.ts';
import {
  isWritten,
  readWholly,
  readWritten,
  type WrittenOptions,
  type WrittenProblem,
  type WrittenType,
} from './read-written.ts';

/** The context in which an option is read. */
export interface OptionContext extends WrittenOptions {
  locale: Locale;
}

/** A value and the remaining text; null if there is none or it may belong to a later option; or why it is unusable. */
export type ReadOption = { value: OptionValue; rest: string } | { problem: WrittenProblem } | null;

export const INVALID: { problem: WrittenProblem } = { problem: { reason: 'invalid' } };

/** Reads one option other than people from the beginning of a text. */
export function readOption(option: OptionDefinition, text: string, context: OptionContext): ReadOption {
  const { type } = option;
  if (type === 'attachment' || type === 'user' || type === 'member' || type === 'members' || type === 'mentionable') {
    return null;
  }
  const part = option.split?.(text, context.reading) ?? null;
  if (part !== null) return part;
  if (isPlace(type)) return readPlace(type, option, text, context);
  if (option.config.en.choices !== undefined) return readChoice(option, text, context);
  if (!isWritten(type)) return readArgument(type, option, text, context);
  const read = readLeading(type, option, text, context);
  const { counted } = option;
  return read === null || 'problem' in read || counted === undefined
    ? read
    : { ...read, rest: after(read.rest, counted) };
}

/** A text without the word for what the number before it counts. */
function after(rest: string, counted: RegExp): string {
  const word = /^\s*[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? '';
  return counted.test(word.trim()) ? rest.slice(word.length) : rest;
}

/** A choice whose name has several words may be the rest of the line. */
function readChoice(option: OptionDefinition, text: string, { locale, isLast }: OptionContext): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const line = isLast ? parseValue('string', option, text.trim(), locale) : undefined;
  if (line !== undefined) return { value: line, rest: '' };
  const value = parseValue('string', option, argument.text, locale);
  return value === undefined ? INVALID : { value, rest: argument.rest };
}

/** A quoted argument is the value as a whole, or, where the option may be left out, the text of the next option. */
function readLeading(type: WrittenType, option: OptionDefinition, text: string, context: OptionContext): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  if (!argument.isQuoted) return readWritten(type, option, text, context);
  const read = readWholly(type, option, argument.text, context.reading);
  if (read !== null && 'value' in read) return { value: read.value, rest: argument.rest };
  const isText = !option.required && (type === 'duration' || type === 'time');
  return isText ? null : read;
}

/** A string takes the rest of the line if it is the last option or has `takesLine`. */
function readArgument(type: ArgumentType, option: OptionDefinition, text: string, context: OptionContext): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const takesLine = option.takesLine === true && !argument.isQuoted;
  const takesRest = type === 'string' && (context.isLast || takesLine) && nextArgument(argument.rest) !== null;
  const value = parseValue(type, option, takesRest ? text.trim() : argument.text, context.locale);
  return value === undefined ? INVALID : { value, rest: takesRest ? '' : argument.rest };
}
