import type { Locale } from '@perigee/core/base/locales/locales';
import { beginsUnclearDuration, readDuration } from '@perigee/core/base/time/duration';
import type { OptionDefinition } from '../../command-entry.ts';
import type { OptionValue } from '../../option-values.ts';
import { type ArgumentType, parseValue } from './parse-value.ts';
import { nextArgument } from './read-arguments.ts';
import { readLeadingIds, readLeadingName } from './read-members.ts';

/** The context in which an option is read. */
interface Reading {
  locale: Locale;
  /** No option is read after it. */
  isLast: boolean;
  /** Author of the message that the command replies to. */
  repliedTo: string | null;
}

/** A value and the remaining text; null if there is none or it may belong to a later option; `invalid` if unusable. */
type ReadOption = { value: OptionValue; rest: string } | 'invalid' | null;

/** Reads one option from the beginning of a text. */
export function readOption(option: OptionDefinition, text: string, reading: Reading): ReadOption {
  const { type } = option;
  if (type === 'members') return readMembers(text, Infinity, reading);
  if (type === 'member') return readMembers(text, 1, reading);
  if (type === 'duration') return readLeadingDuration(option, text);
  return type === 'attachment' ? null : readArgument(type, option, text, reading);
}

/** In a reply the option means the author of the replied-to message, unless somebody else is mentioned. */
function readMembers(text: string, limit: number, { repliedTo }: Reading): ReadOption {
  const ids = readLeadingIds(text, limit);
  if (ids.members.length > 0) return { value: { members: ids.members }, rest: ids.rest };
  const name = readLeadingName(text);
  if (repliedTo !== null) {
    const [instead] = name?.members ?? [];
    return { value: { members: [repliedTo], ...(instead !== undefined && { instead }) }, rest: text };
  }
  return name && { value: { members: name.members }, rest: name.rest };
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
