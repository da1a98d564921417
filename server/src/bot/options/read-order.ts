import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../command-entry.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import type { OptionProblem } from './check-options.ts';
import type { OptionReading } from './option-reading.ts';
import type { OptionValue } from './option-values.ts';
import { readOption, type ReadOption } from './read-option.ts';
import { isPeople, lookedFor, type ReadName, readIds, readName } from './read-people.ts';
import { isWritten } from './read-written.ts';

/** How the options of an order are read. */
export interface ReadingContext {
  locale: Locale;
  reading: OptionReading;
  /** Author of the message that the command replies to. */
  repliedTo: Candidate | null;
  /** The bot's own id. */
  selfId: string;
  /** Null to read mentions and ids only, which costs nothing. */
  finder: PeopleFinder | null;
  /** An option given by name has choices, so words that name nobody may be one of them: `clear 10 links`. */
  hasNamedChoices?: boolean;
}

/** What was made of a text. */
export interface ReadOrder {
  given: Map<string, OptionValue>;
  /** What no option took. */
  rest: string;
  problem: OptionProblem | null;
  /** The first option that may be left out, and that the words which follow do not fit. */
  skipped: OptionDefinition | null;
  /** People may be named where only mentions and ids were read. */
  isOpen: boolean;
  who: PersonMeant | null;
}

/** A name that an option took. */
export interface PersonMeant extends ReadName {
  option: OptionDefinition;
  /** The author replied to, if they may be meant instead. */
  author: Candidate | null;
}

/** Reads options from a text, in this order. */
export async function readInOrder(
  options: readonly OptionDefinition[],
  read: ReadOrder,
  context: ReadingContext,
): Promise<ReadOrder> {
  let current = read;
  for (const [index, option] of options.entries()) {
    if (current.given.has(option.key)) continue;
    const next = options[index + 1];
    if (isPeople(option.type)) {
      const later = options.slice(index + 1);
      current = await readPerson(option, current, {
        ...context,
        isTextNext: context.hasNamedChoices === true || later.some(({ type }) => type === 'string'),
      });
    } else {
      const isBeforeNumber = next !== undefined && (isWritten(next.type) || next.type === 'number');
      const place = { isLast: next === undefined, isBeforeNumber, isFollowed: next?.required === true };
      current = take(option, current, readOption(option, current.rest, { ...context, ...place }));
    }
    if (current.problem !== null) return current;
  }
  return current;
}

/** Types of which nothing else looks like a wrong one, so that words which do not fit belong to another option. */
const SKIPPABLE = new Set<OptionDefinition['type']>(['integer', 'boolean', 'channel', 'role']);

function take(option: OptionDefinition, read: ReadOrder, value: ReadOption): ReadOrder {
  if (value === null) {
    if (option.required) return { ...read, problem: { option, reason: isEmpty(read.rest) ? 'missing' : 'invalid' } };
    return option.type === 'duration' && !isEmpty(read.rest) ? { ...read, skipped: read.skipped ?? option } : read;
  }
  if ('problem' in value) {
    const isSkippable = SKIPPABLE.has(option.type) || option.config.en.choices !== undefined;
    if (!option.required && isSkippable && value.problem.reason === 'invalid')
      return { ...read, skipped: read.skipped ?? option };
    return { ...read, problem: { option, ...value.problem } };
  }
  return withValue(option, read, value);
}

function withValue(
  option: OptionDefinition,
  read: ReadOrder,
  { value, rest }: { value: OptionValue; rest: string },
): ReadOrder {
  return { ...read, given: new Map(read.given).set(option.key, value), rest, skipped: null };
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

/** Reads a person: a mention or id, a name, or in a reply the author of the message replied to. */
export async function readPerson(
  option: OptionDefinition,
  read: ReadOrder,
  context: ReadingContext & { isTextNext: boolean },
): Promise<ReadOrder> {
  const ids = readIds(option, read.rest);
  if (ids !== null) return withPeople(option, read, ids);
  const author = authorFor(option, context);
  const withAuthor = author && withPeople(option, read, { ids: [author.id], rest: read.rest });
  if (isEmpty(read.rest)) {
    if (withAuthor !== null) return withAuthor;
    return option.required ? { ...read, problem: { option, reason: 'missing' } } : read;
  }
  const { finder, reading } = context;
  const { person } = reading;
  if (finder === null) return { ...read, isOpen: true, problem: { option, reason: 'invalid' } };
  if (person?.at === read.rest) return withPeople(option, read, { ids: [person.id], rest: person.rest });
  const name = await readName(read.rest, (text) => finder.leading(text, option.among));
  if (withAuthor !== null) return orAuthor(option, withAuthor, { name, author });
  if (name !== null) return withName(option, read, { ...name, option, author: null });
  return withoutAnybody(option, read, context.isTextNext);
}

function withPeople(
  option: OptionDefinition,
  read: ReadOrder,
  { ids, rest }: { ids: string[]; rest: string },
): ReadOrder {
  const [first = ''] = ids;
  return withValue(option, read, { value: option.type === 'members' ? ids : first, rest });
}

function withName(option: OptionDefinition, read: ReadOrder, who: PersonMeant): ReadOrder {
  const ids = who.people.slice(0, 1).map(({ id }) => id);
  return { ...withPeople(option, read, { ids, rest: who.rest }), who };
}

/** The author replied to, unless the text names another member; then either may be meant. */
function orAuthor(
  option: OptionDefinition,
  withAuthor: ReadOrder,
  { name, author }: { name: ReadName | null; author: Candidate | null },
): ReadOrder {
  const others = name?.people.filter(({ id, isMember }) => isMember && id !== author?.id) ?? [];
  return name === null || others.length === 0
    ? withAuthor
    : { ...withAuthor, who: { ...name, people: others, option, author } };
}

/** Nobody is called that: the words belong to a text that follows, or the order is wrong. */
function withoutAnybody(option: OptionDefinition, read: ReadOrder, isTextNext: boolean): ReadOrder {
  if (!option.required && isTextNext) return read;
  if (read.skipped?.config.en.choices !== undefined)
    return { ...read, problem: { option: read.skipped, reason: 'invalid' } };
  if (/^\s*<[@#:a]/.test(read.rest)) return { ...read, problem: { option, reason: 'invalid' } };
  return { ...read, problem: { option, reason: 'nobody', words: lookedFor(read.rest) } };
}

/** Whom a reply names. Where any user fits, an answer to what the bot said is meant for nobody. */
function authorFor(
  { type, required, named = false }: OptionDefinition,
  { repliedTo, selfId }: ReadingContext,
): Candidate | null {
  if (named || (type === 'user' && !required && repliedTo?.id === selfId)) return null;
  return repliedTo;
}
