import type { OptionDefinition } from '../command-entry.ts';
import type { Candidate } from '../people/candidate.ts';
import { afterConnectingWord, wordOfGiver } from './connecting-words.ts';
import { isBlank, type PersonMeant, type ReadingContext, type ReadOrder, withValue } from './order-reading.ts';
import { readFurtherPeople, refuseFurther } from './read-further-people.ts';
import { afterPunctuation, lookedFor, type ReadName, readIds, readName } from './read-people.ts';

/** How people are read. */
interface PersonContext extends ReadingContext {
  /** Words that name nobody may belong to a text. */
  isTextNext: boolean;
  /** A little word before them may be left out; otherwise it may begin a text that follows. */
  mayConnect: boolean;
}

/** Reads people: mentions or ids, names, or in a reply the author of the message replied to. */
export async function readPerson(
  option: OptionDefinition,
  read: ReadOrder,
  context: PersonContext,
): Promise<ReadOrder> {
  const found = await readFirst(option, read, context);
  if (option.type !== 'members' || found.problem !== null || !found.given.has(option.key)) return found;
  return found.rest === read.rest ? found : readFurtherPeople(option, found, context);
}

async function readFirst(option: OptionDefinition, read: ReadOrder, context: PersonContext): Promise<ReadOrder> {
  const ids = readIds(option, read.rest);
  // Named choices are no text that a colon could begin.
  const isTextNext = context.isTextNext && context.hasNamedChoices !== true;
  const ofOne = (found: ReadOrder, after: string) =>
    option.type === 'members' ? found : refuseFurther(option, found, { ...context, after, isTextNext });
  if (ids !== null) return ofOne(withIds(option, read, ids), ids.unjoined);
  const author = authorFor(option, context);
  const withAuthor = author && withPeople(option, read, { ids: [author.id], rest: read.rest });
  if (isBlank(read.rest)) {
    if (withAuthor !== null) return withAuthor;
    return option.required ? { ...read, problem: { option, reason: 'missing' } } : read;
  }
  const { finder, reading } = context;
  const { person } = reading;
  const connected = author === null ? connectedIn(option, read, context) : null;
  const connectedIds = connected === null ? null : readIds(option, connected.rest);
  if (connected !== null && connectedIds !== null) {
    return ofOne(withIds(option, connected, connectedIds), connectedIds.unjoined);
  }
  if (MENTION_OF_ALL.test(connected?.rest ?? read.rest)) return { ...read, problem: { option, reason: 'everyone' } };
  if (finder === null) return { ...read, isOpen: true, problem: { option, reason: 'invalid' } };
  for (const tried of connected === null ? [read] : [read, connected]) {
    if (person?.at === tried.rest) {
      const rest = option.type === 'members' ? person.rest : afterPunctuation(person.rest);
      return ofOne(withPeople(option, tried, { ids: [person.id], rest }), person.rest);
    }
  }
  const look = (text: string) => readName(text, (typed) => finder.leading(typed, option.among));
  const name = await look(read.rest);
  if (withAuthor !== null) return orAuthor(option, withAuthor, { name, author });
  if (name !== null) return ofOne(withName(option, read, { ...name, option, author: null }), name.afterName);
  const later = connected === null ? null : await look(connected.rest);
  if (connected !== null && later !== null) {
    return ofOne(withName(option, connected, { ...later, option, author: null }), later.afterName);
  }
  return withoutAnybody(option, connected ?? read, context.isTextNext);
}

/** The order after a word such as "to"; null if none may be left out. */
function connectedIn(option: OptionDefinition, read: ReadOrder, { mayConnect }: PersonContext): ReadOrder | null {
  const rest = mayConnect ? afterConnectingWord(option, read.rest) : null;
  return rest === null || (option.isReceiver === true && wordOfGiver(read.rest) !== null) ? null : { ...read, rest };
}

/** Nobody can be called that in a mention. */
const MENTION_OF_ALL = /^\s*@(?:everyone|here)(?![\p{L}\p{Nd}])/iu;

/** Words for all members; "all" is an amount unless a number follows. */
const ALL = /^\s*(?:(?:everyone|everybody|всем|всех|всеми)(?![\p{L}\p{Nd}])|(?:all|вс[её])\s+\p{Nd})/iu;

/** What joins the text to a list of people says whether the list goes on. */
function withIds(
  option: OptionDefinition,
  read: ReadOrder,
  { ids, rest, unjoined }: { ids: string[]; rest: string; unjoined: string },
): ReadOrder {
  return withPeople(option, read, { ids, rest: option.type === 'members' ? unjoined : rest });
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
  const { rest, skipped } = read;
  if (ALL.test(rest)) return { ...read, problem: { option, reason: 'everyone' } };
  if (skipped?.config.en.choices !== undefined) return { ...read, problem: { option: skipped, reason: 'invalid' } };
  if (/^\s*<[@#:a]/.test(rest)) return { ...read, problem: { option, reason: 'invalid' } };
  const giver = option.isReceiver === true ? wordOfGiver(rest) : null;
  if (giver !== null) return { ...read, problem: { option, reason: 'receiver', words: giver } };
  if (isBlank(rest)) return { ...read, problem: { option, reason: 'missing' } };
  return { ...read, problem: { option, reason: 'nobody', words: lookedFor(rest) } };
}

/** Whom a reply names. Where any user fits, an answer to what the bot said is meant for nobody. */
function authorFor(
  { type, required, named = false }: OptionDefinition,
  { repliedTo, selfId }: ReadingContext,
): Candidate | null {
  if (named || (type === 'user' && !required && repliedTo?.id === selfId)) return null;
  return repliedTo;
}
