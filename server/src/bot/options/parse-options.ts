import type { Locale } from '@perigee/core/base/locales/locales';
import { beginsUnclearDuration, readDuration } from '@perigee/core/base/time/duration';
import type { OptionDefinition } from '../command-entry.ts';
import type { OptionProblem } from './check-options.ts';
import type { AttachedFile, GivenValues, OptionValue } from './option-values.ts';
import { type ArgumentType, nextArgument, parseValue } from './parse-argument.ts';
import { readLeadingIds, readLeadingName } from './read-members.ts';

/** What comes with a typed command besides its text. */
export interface TypedExtras {
  /** The files of its message. */
  files: readonly AttachedFile[];
  /** Author of the message it replies to; null if it is not a reply. */
  repliedTo: string | null;
}

const NO_EXTRAS: TypedExtras = { files: [], repliedTo: null };

export interface TypedValues {
  given: GivenValues;
  /** In a reply, the word that may name somebody other than the author replied to; null if there is none. */
  otherName: string | null;
}

/** The context in which an option is read. */
interface Reading {
  locale: Locale;
  /** No option is read after it. */
  isLast: boolean;
  /** Author of the message that the command replies to. */
  repliedTo: string | null;
}

/** A value and the remaining text; null if there is none or it may belong to a later option; `invalid` if unusable. */
type ReadOption = { value: OptionValue; rest: string; otherName?: string | undefined } | 'invalid' | null;

/**
 * Reads the options of a text command, in their order, from the text after its name. Surplus words are ignored, as
 * people like to add remarks.
 */
export function parseOptions(
  options: readonly OptionDefinition[],
  line: string,
  locale: Locale,
  { files, repliedTo }: TypedExtras = NO_EXTRAS,
): TypedValues | { problem: OptionProblem } {
  const given = new Map<string, OptionValue>();
  let otherName: string | null = null;
  let rest = line;

  for (const option of options.filter(({ named }) => named === true)) {
    const found = takeNamed(option, rest);
    if (found === null) continue;
    const read = readOption(option, found.text, { locale, isLast: true, repliedTo: null });
    if (read === 'invalid' || read === null) return { problem: { option, reason: 'invalid' } };
    given.set(option.key, read.value);
    rest = found.rest;
  }

  const worded = options.filter(({ type, named = false }) => type !== 'attachment' && !named);
  for (const [index, option] of worded.entries()) {
    const read = readOption(option, rest, { locale, isLast: index === worded.length - 1, repliedTo });
    if (read === 'invalid') return { problem: { option, reason: 'invalid' } };
    if (read === null) continue;
    given.set(option.key, read.value);
    otherName ??= read.otherName ?? null;
    rest = read.rest;
  }
  const filed = options.find(({ type }) => type === 'attachment');
  if (filed !== undefined && files.length > 0) given.set(filed.key, files);
  return { given, otherName };
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

/** Reads one option from the beginning of a text. */
function readOption(option: OptionDefinition, text: string, reading: Reading): ReadOption {
  const { type } = option;
  if (type === 'members') return readMembers(text, reading);
  if (type === 'member') return readMember(text, reading);
  if (type === 'duration') return readLeadingDuration(option, text);
  return type === 'attachment' ? null : readArgument(type, option, text, reading);
}

function readMember(text: string, { repliedTo }: Reading): ReadOption {
  const read = readLeadingMembers(text, 1, repliedTo);
  const [value] = read?.value ?? [];
  return read === null || value === undefined ? null : { ...read, value };
}

function readMembers(text: string, { repliedTo }: Reading): ReadOption {
  return readLeadingMembers(text, Infinity, repliedTo);
}

/** In a reply the option means the author of the replied-to message, unless somebody else is mentioned. */
function readLeadingMembers(text: string, limit: number, repliedTo: string | null) {
  const ids = readLeadingIds(text, limit);
  if (ids.members.length > 0) return { value: ids.members, rest: ids.rest };
  const name = readLeadingName(text);
  if (repliedTo !== null) return { value: [repliedTo], rest: text, otherName: name?.members[0] };
  return name && { value: name.members, rest: name.rest };
}

/**
 * An optional duration may be left out, in which case the text belongs to the next option. But `10 spam` is refused:
 * its author hardly wanted a punishment without an end.
 */
function readLeadingDuration({ required }: OptionDefinition, text: string): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const read = readDuration(argument.isQuoted ? argument.text : text);
  if (read !== null && !argument.isQuoted) return { value: read.ms, rest: read.rest };
  if (read?.rest === '') return { value: read.ms, rest: argument.rest };
  return required || (!argument.isQuoted && beginsUnclearDuration(text)) ? 'invalid' : null;
}

/** A string takes the rest of the line if it is the last option or has `takesLine`. */
function readArgument(type: ArgumentType, option: OptionDefinition, text: string, reading: Reading): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const takesLine = option.takesLine === true && !argument.isQuoted;
  const takesRest = type === 'string' && (reading.isLast || takesLine) && nextArgument(argument.rest) !== null;
  const value = parseValue(type, option, takesRest ? text.trim() : argument.text, reading.locale);
  return value === undefined ? 'invalid' : { value, rest: takesRest ? '' : argument.rest };
}
