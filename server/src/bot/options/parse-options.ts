import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../command-entry.ts';
import type { OptionProblem } from './check-options.ts';
import type { OptionReading } from './option-reading.ts';
import type { AttachedFile, GivenValues, OptionValue } from './option-values.ts';
import { type ArgumentType, nextArgument, parseValue } from './parse-argument.ts';
import { isPlace, readPlace } from './read-place.ts';
import { readLeadingIds, readLeadingName } from './read-members.ts';
import {
  isWritten,
  readWholly,
  readWritten,
  type WrittenOptions,
  type WrittenProblem,
  type WrittenType,
} from './read-written.ts';

/** What comes with a typed command besides its text. */
export interface TypedExtras {
  /** The files of its message. */
  files: readonly AttachedFile[];
  /** Author of the message it replies to; null if it is not a reply. */
  repliedTo: string | null;
  reading: OptionReading;
}

export interface TypedValues {
  given: GivenValues;
  /** In a reply, the word that may name somebody other than the author replied to; null if there is none. */
  otherName: string | null;
}

/** The context in which an option is read. */
interface Context extends WrittenOptions {
  locale: Locale;
  /** Author of the message that the command replies to. */
  repliedTo: string | null;
}

/** A value and the remaining text; null if there is none or it may belong to a later option; or why it is unusable. */
type ReadOption =
  | { value: OptionValue; rest: string; otherName?: string | undefined }
  | { problem: WrittenProblem }
  | null;

/** An option given by name, wherever it is. */
const ALONE = { isLast: false, isBeforeNumber: false, isFollowed: false };

const INVALID: { problem: WrittenProblem } = { problem: { reason: 'invalid' } };

/**
 * Reads the options of a text command, in their order, from the text after its name. Surplus words are ignored, as
 * people like to add remarks, but not where they may change what an order moves or when it happens.
 */
export function parseOptions(
  options: readonly OptionDefinition[],
  line: string,
  locale: Locale,
  { files, repliedTo, reading }: TypedExtras,
): TypedValues | { problem: OptionProblem } {
  const given = new Map<string, OptionValue>();
  let otherName: string | null = null;
  let rest = line;

  for (const option of options.filter(({ named }) => named === true)) {
    const found = findNamed(option, rest);
    if (found === null) continue;
    const read = readNamed(option, found.value, { locale, repliedTo: null, reading, ...ALONE });
    if ('problem' in read) return { problem: { option, ...read.problem } };
    given.set(option.key, read.value);
    rest = `${found.before} ${read.rest.trimStart()}`;
  }

  const worded = options.filter(({ type, named = false }) => type !== 'attachment' && !named);
  for (const [index, option] of worded.entries()) {
    const next = worded[index + 1];
    const isBeforeNumber = next !== undefined && (isWritten(next.type) || next.type === 'number');
    const place = { isLast: next === undefined, isBeforeNumber, isFollowed: next?.required === true };
    const read = readOption(option, rest, { locale, repliedTo, reading, ...place });
    if (read === null) continue;
    if ('problem' in read) return { problem: { option, ...read.problem } };
    given.set(option.key, read.value);
    otherName ??= read.otherName ?? null;
    rest = read.rest;
  }
  const surplus = surplusProblem(options, given, rest);
  if (surplus !== null) return { problem: surplus };
  const filed = options.find(({ type }) => type === 'attachment');
  if (filed !== undefined && files.length > 0) given.set(filed.key, files);
  return { given, otherName };
}

/** Words after an amount may be more of it, and so may those after a time; or they are what was meant as one. */
function surplusProblem(options: readonly OptionDefinition[], given: GivenValues, rest: string): OptionProblem | null {
  const words = rest.trim();
  const last = options.findLast(({ type, named = false }) => type !== 'attachment' && !named);
  const option =
    options.find(({ type }) => type === 'amount') ??
    options.find(({ type }) => type === 'time') ??
    (last?.type === 'duration' ? last : undefined);
  // A full stop or an emoji says nothing more.
  if (option === undefined || !/[\p{L}\p{Nd}]/u.test(words)) return null;
  const value = given.get(option.key);
  if (value === undefined) return option === last ? { option, reason: 'invalid' } : null;
  return { option, reason: 'surplus', surplus: { value, words } };
}

/**
 * Finds `name:` in a text, with the option's name in either language, and returns the text on either side of it; null
 * if it is absent. A value with spaces is quoted, unless it is an amount or a time.
 */
function findNamed(
  { config }: Pick<OptionDefinition, 'config'>,
  text: string,
): { before: string; value: string } | null {
  const names = [config.en.name, config.ru.name].join('|');
  const match = new RegExp(String.raw`(?<!\S)(?:${names})[:=]`, 'iu').exec(text);
  if (match === null) return null;
  return { before: text.slice(0, match.index).trimEnd(), value: text.slice(match.index + match[0].length) };
}

function readNamed(option: OptionDefinition, text: string, context: Context): Exclude<ReadOption, null> {
  // "days: spam" names nothing.
  return /^\s/.test(text) ? INVALID : (readOption({ ...option, required: true }, text, context) ?? INVALID);
}

/** Reads one option from the beginning of a text. */
function readOption(option: OptionDefinition, text: string, context: Context): ReadOption {
  const { type } = option;
  if (type === 'members') return readMembers(text, context);
  if (type === 'member') return readMember(text, context);
  if (type === 'attachment') return null;
  if (isPlace(type)) return readPlace(type, option, text, context);
  if (!isWritten(type)) return readArgument(type, option, text, context);
  return hasChoices(option) ? readChoice(option, text, context) : readLeading(type, option, text, context);
}

function hasChoices({ config }: OptionDefinition): boolean {
  return config.en.choices !== undefined;
}

function readChoice(option: OptionDefinition, text: string, context: Context): ReadOption {
  return readArgument('string', option, text, { ...context, isLast: false });
}

function readMember(text: string, { repliedTo }: Context): ReadOption {
  const read = readLeadingMembers(text, 1, repliedTo);
  const [value] = read?.value ?? [];
  return read === null || value === undefined ? null : { ...read, value };
}

function readMembers(text: string, { repliedTo }: Context): ReadOption {
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

/** A quoted argument is the value as a whole, or, where the option may be left out, the text of the next option. */
function readLeading(type: WrittenType, option: OptionDefinition, text: string, context: Context): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  if (!argument.isQuoted) return readWritten(type, option, text, context);
  const read = readWholly(type, option, argument.text, context.reading);
  if (read !== null && 'value' in read) return { value: read.value, rest: argument.rest };
  const isText = !option.required && (type === 'duration' || type === 'time');
  return isText ? null : read;
}

/** A string takes the rest of the line if it is the last option or has `takesLine`. */
function readArgument(type: ArgumentType, option: OptionDefinition, text: string, context: Context): ReadOption {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const takesLine = option.takesLine === true && !argument.isQuoted;
  const takesRest = type === 'string' && (context.isLast || takesLine) && nextArgument(argument.rest) !== null;
  const value = parseValue(type, option, takesRest ? text.trim() : argument.text, context.locale);
  return value === undefined ? INVALID : { value, rest: takesRest ? '' : argument.rest };
}
