import type { OptionType } from '@perigee/core/community/commands/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { decimalOf } from '@perigee/core/base/reading/decimal';
import { looseKey } from '@perigee/core/base/reading/names';
import { readQuoted } from '@perigee/core/base/reading/quotes';
import type { OptionDefinition } from '../command-entry.ts';
import type { WrittenType } from './read-written.ts';

/** One argument of a text command, and the text after it. */
interface Argument {
  text: string;
  isQuoted: boolean;
  rest: string;
}

/**
 * The first argument of a text; null if the text is empty. A quoted argument may contain spaces; an unclosed quote is a
 * plain character.
 */
export function nextArgument(text: string): Argument | null {
  const begun = text.trimStart();
  if (begun === '') return null;
  const quoted = readQuoted(begun);
  if (quoted !== null) return { text: quoted.inside, isQuoted: true, rest: begun.slice(quoted.length) };
  const [word = ''] = /^\S+/u.exec(begun) ?? [];
  return { text: word, isQuoted: false, rest: begun.slice(word.length) };
}

/** Option types whose value is a single argument. */
export type ArgumentType = Exclude<OptionType, 'member' | 'members' | 'attachment' | 'role' | 'channel' | WrittenType>;

type ArgumentValue = string | number | boolean;

const SNOWFLAKE = String.raw`\d{17,20}`;

/** Parsers for the text form of each type; they return undefined for anything else. */
const PARSERS: Record<ArgumentType, (text: string) => ArgumentValue | undefined> = {
  string: (text) => (text.trim() === '' ? undefined : text),
  number: decimalOf,
  boolean: (text) => YES_AND_NO.get(text.toLowerCase()),
  user: (text) => idIn(text, '@!?'),
  mentionable: (text) => idIn(text, '@[!&]?'),
};

const YES_AND_NO = new Map([
  ...['yes', 'y', 'true', 'on', '+', '1', 'да', 'д', 'вкл'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'off', '-', '0', 'нет', 'н', 'выкл'].map((word) => [word, false] as const),
]);

/** Parses one option's value; undefined if it is not of the option's type or not one of its choices. */
export function parseValue(
  type: ArgumentType,
  { config, spelled = {} }: Pick<OptionDefinition, 'config' | 'spelled'>,
  text: string,
  locale: Locale,
): ArgumentValue | undefined {
  const { choices } = config[locale];
  if (choices === undefined) return PARSERS[type](text);
  const requested = looseKey(text);
  const isRequested = (name: string | number) => looseKey(String(name)) === requested;
  const called = choices.find(({ name, value }) => isRequested(name) || isRequested(value));
  return (called ?? choices.find(({ value }) => spelled[value]?.test(text.trim())))?.value;
}

/** A mention or a bare id. */
export function idIn(text: string, mark: string): string | undefined {
  return new RegExp(`^(?:<${mark}(${SNOWFLAKE})>|(${SNOWFLAKE}))$`).exec(text)?.slice(1).find(Boolean);
}
