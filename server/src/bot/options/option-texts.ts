import type { OptionType } from '@perigee/core/community/commands/schema';
import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { type EscapedText, escapeText, markup } from '../../texts/people-text.ts';
import type { OptionDefinition } from '../command-entry.ts';
import type { Candidate } from '../people/candidate.ts';
import { durationBounds, type OptionProblem, type SurplusProblem, type ValueProblem } from './check-options.ts';
import { writeOptionValue } from './write-value.ts';

/** How much is shown of words that were not understood, in UTF-16 code units. */
const WORDS_SHOWN = 60;

/** How many people are listed who have the same name. */
const PEOPLE_SHOWN = 10;

const EXPECTED: Record<OptionType, (inputs: { option: string }, options: { locale: Locale }) => string> = {
  string: m.option_expects_string,
  integer: m.option_expects_integer,
  number: m.option_expects_number,
  boolean: m.option_expects_boolean,
  user: m.option_expects_user,
  channel: m.option_expects_channel,
  role: m.option_expects_role,
  mentionable: m.option_expects_mentionable,
  member: m.option_expects_member,
  members: m.option_expects_members,
  duration: m.option_expects_duration,
  time: m.option_expects_time,
  amount: m.amount_not_a_number,
  attachment: m.option_expects_attachment,
};

/** Why an option was refused, as text for the member. */
export function describeProblem(problem: OptionProblem, locale: Locale): string {
  if (problem.reason === 'surplus') return describeSurplus(problem, locale);
  const { option, reason } = problem;
  const { name } = option.config[locale];
  switch (reason) {
    case 'missing':
      return m.option_missing({ option: name }, { locale });
    case 'range':
      return option.type === 'duration' ? describeSpans(name, option, locale) : describeBounds(name, option, locale);
    case 'length':
      return describeLength(name, option, locale);
    case 'tooMany':
      return m.option_too_many({ option: name, max: option.max ?? '' }, { locale });
    case 'invalid':
      return describeExpected(option, locale);
    case 'unclear':
      return describeUnclear(problem, locale);
    case 'nobody':
      return m.target_unknown({ given: quoted(problem.words) }, { locale });
    case 'everyone':
      return describeEveryone(option, locale);
    case 'oneMore':
      return m.option_one_more({ option: name, word: describeFurtherOne(problem, locale) }, { locale });
    case 'oneMoreOrText':
      return m.option_one_more_or_text({ option: name, word: describeFurtherOne(problem, locale) }, { locale });
    case 'receiver':
      return m.option_receiver({ option: name, word: quoted(problem.words) }, { locale });
    case 'several':
      return describeSeveral(problem, locale);
    case 'past':
      return m.option_past({ option: name }, { locale });
    case 'noSuchDay':
      return m.no_such_day({ day: quoted(problem.words) }, { locale });
    case 'noSuchTime':
      return m.no_such_time({ time: quoted(problem.words) }, { locale });
    case 'notWhole':
      return m.option_not_whole({ option: name }, { locale });
    case 'notPositive':
      return m.amount_not_positive({}, { locale });
    case 'tooLarge':
      return option.type === 'amount'
        ? m.amount_too_large({}, { locale })
        : m.option_too_large({ option: name }, { locale });
    default:
      return reason satisfies never;
  }
}

/** Asks which of several meanings was meant, or about the only likely one, where buttons answer. */
export function describeQuestion(problem: ValueProblem, locale: Locale): string {
  if (problem.people !== undefined) return describeFurther(problem.people, locale);
  const { name } = problem.option.config[locale];
  return m.option_which({ option: name, meanings: writeMeanings(problem, locale) }, { locale });
}

/** The same where nothing but another command can answer. */
export function describeUnclear(problem: ValueProblem, locale: Locale): string {
  if (problem.people !== undefined) return describeFurther(problem.people, locale);
  const { option } = problem;
  const { name } = option.config[locale];
  const either = writeMeanings(problem, locale);
  if (option.type === 'amount') return m.option_unclear_number({ option: name, meanings: either }, { locale });
  return m.option_unclear({ option: name, meanings: either }, { locale });
}

/** Whether those people belong to a list too. */
function describeFurther(people: readonly Candidate[], locale: Locale): string {
  const names = people.map(nameOf).join(', ');
  return m.people_further({ names: markup(names) }, { locale });
}

function nameOf({ id, username }: Candidate): string {
  return `${userMention(id)} (${escapeText(username)})`;
}

function writeMeanings({ option, meanings = [] }: ValueProblem, locale: Locale): string {
  const texts = meanings.map((meaning) => writeOptionValue(option, meaning, locale));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
}

/** What was understood, and the words that nothing understood. */
function describeSurplus({ words, understood }: SurplusProblem, locale: Locale): string {
  const read = understood.map(({ option, value }) =>
    m.option_understood(
      { option: option.config[locale].name, value: writeOptionValue(option, value, locale) },
      { locale },
    ),
  );
  if (read.length === 0) return m.option_surplus_only({ words: quoted(words) }, { locale });
  const list = new Intl.ListFormat(locale).format(read);
  return m.option_surplus({ understood: list, words: quoted(words) }, { locale });
}

/** Only one option takes everyone, and only where they are chosen on purpose. */
function describeEveryone({ type, config }: OptionDefinition, locale: Locale): string {
  const { name: option } = config[locale];
  if (type === 'mentionable') return m.option_not_everyone_typed({ option }, { locale });
  return type === 'members'
    ? m.option_named_members({ option }, { locale })
    : m.option_one_member({ option }, { locale });
}

function describeSeveral({ words, people = [] }: ValueProblem, locale: Locale): string {
  const shown = people.slice(0, PEOPLE_SHOWN).map(nameOf);
  const list = [...shown, ...(people.length > PEOPLE_SHOWN ? ['…'] : [])].join(', ');
  return m.target_ambiguous({ given: quoted(words), people: list }, { locale });
}

/** Who was named although somebody else already was: by mention, or in the member's words. */
function describeFurtherOne({ option, words, meanings: [mentioned] = [] }: ValueProblem, locale: Locale): EscapedText {
  return mentioned === undefined ? quoted(words) : markup(writeOptionValue(option, mentioned, locale));
}

/** Words of the member, as the reply repeats them. */
function quoted(words = ''): EscapedText {
  return escapeText(cutText(words, WORDS_SHOWN));
}

function describeExpected(option: OptionDefinition, locale: Locale): string {
  const { name, choices } = option.config[locale];
  if (choices === undefined) {
    const expected = EXPECTED[option.type]({ option: name }, { locale });
    return option.hint === undefined ? expected : `${expected} ${option.hint({}, { locale })}`;
  }
  const names = choices.map((choice) => choice.name).join(', ');
  return m.option_expects_choice({ option: name, choices: names }, { locale });
}

function describeSpans(option: string, definition: OptionDefinition, locale: Locale): string {
  const { min, max } = durationBounds(definition);
  const words = { min: writeDuration(min, locale), max: writeDuration(max, locale) };
  return m.option_duration_between({ option, ...words }, { locale });
}

function describeBounds(option: string, { min, max }: OptionDefinition, locale: Locale): string {
  if (min === undefined) return m.option_at_most({ option, max: max ?? '' }, { locale });
  if (max === undefined) return m.option_at_least({ option, min }, { locale });
  return m.option_between({ option, min, max }, { locale });
}

function describeLength(option: string, { minLength, maxLength }: OptionDefinition, locale: Locale): string {
  if (maxLength === undefined) return m.option_too_short({ option, min: minLength ?? 0 }, { locale });
  return m.option_length({ option, min: minLength ?? 1, max: maxLength }, { locale });
}
