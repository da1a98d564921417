import type { OptionDefinition } from '../command-entry.ts';
import type { Candidate } from '../people/candidate.ts';
import { chosenMeaning } from './option-reading.ts';
import { type ReadingContext, type ReadOrder, withValue } from './order-reading.ts';
import { isUsualReason } from './reason-words.ts';
import { lookedFor, readIds, readName } from './read-people.ts';

/** Says that a list of people goes on: "@Bob, Mia", «@Bob и Маша». */
const JOINT = /^\s*(?:[,;&+][\s,;&+]*(?:(?:and|и)\s+)?|(?:and|и)\s+)(?=\S)/iu;

/** A mention that the platform did not recognise. */
const UNKNOWN_MENTION = /^\s*(?=@\p{L})/u;

/** Somebody else in the list, so that what is before them belongs to it too. */
const MENTION = /<@!?\d/u;

/** What stands before a further name. A number is none, as in `bob, 500`. */
const FURTHER_NAME = new RegExp(String.raw`${JOINT.source}(?=\P{Nd})`, 'iu');

/**
 * The order of an option that takes one person, or why it is refused: somebody else follows, as in "bob and ann", who
 * would be left out in silence. `after` is the text after the person with what joins it to them.
 */
export async function refuseFurther(
  option: OptionDefinition,
  read: ReadOrder,
  { after, finder, takesRemarks, isTextNext }: ReadingContext & { after: string; isTextNext: boolean },
): Promise<ReadOrder> {
  if (takesRemarks) return read;
  const reason = isTextNext ? 'oneMoreOrText' : 'oneMore';
  const [id] = readIds(option, after)?.ids ?? [];
  if (id !== undefined && id !== read.given.get(option.key)) {
    return { ...read, problem: { option, reason, meanings: [id] } };
  }
  const [joint] = FURTHER_NAME.exec(after) ?? [];
  if (joint === undefined) return read;
  if (finder === null) return { ...read, isOpen: true, problem: { option, reason: 'invalid' } };
  const text = after.slice(joint.length);
  const named = await readName(text, (typed) => finder.leading(typed, option.among));
  // Small letters are a name only if somebody is called that.
  const name = named ?? (/^\p{Lu}\p{Ll}/u.test(text) ? await readName(text, finder.near) : null);
  if (name === null || (isTextNext && isUsualReason(name.typed))) return read;
  return { ...read, problem: { option, reason, words: name.typed } };
}

interface List {
  ids: readonly string[];
  /** The text after them. */
  rest: string;
}

/**
 * Reads on after the first people of a list. A name after a comma or "and" may be one more of them, or the beginning of
 * the reason, so it is asked about: nobody is left out in silence.
 */
export async function readFurtherPeople(
  option: OptionDefinition,
  read: ReadOrder,
  { finder, reading }: ReadingContext,
): Promise<ReadOrder> {
  const value = read.given.get(option.key);
  const first = typeof value === 'object' && 'every' in value ? value.filter((each) => typeof each === 'string') : [];
  let sure: List = { ids: first, rest: read.who?.afterName ?? read.rest };
  let all = sure;
  let doubtful: Candidate[] = [];
  for (;;) {
    const mentioned = readIds(option, all.rest);
    if (mentioned !== null) {
      all = { ids: [...all.ids, ...mentioned.ids], rest: mentioned.unjoined };
      // A name between mentions is no reason.
      [sure, doubtful] = [all, []];
      continue;
    }
    const [joint] = JOINT.exec(all.rest) ?? UNKNOWN_MENTION.exec(all.rest) ?? [];
    if (joint === undefined) break;
    if (finder === null) return { ...read, isOpen: true, problem: { option, reason: 'invalid' } };
    const text = all.rest.slice(joint.length);
    const name = await readName(text, (typed) => finder.leading(typed, option.among));
    if (name === null) {
      if (!text.startsWith('@')) break;
      return { ...read, rest: text, problem: { option, reason: 'nobody', words: lookedFor(text) } };
    }
    if (isUsualReason(name.typed) && !MENTION.test(name.afterName)) break;
    const [only, ...others] = name.people;
    if (only === undefined || others.length > 0) {
      return { ...read, problem: { option, reason: 'several', words: name.typed, people: name.people } };
    }
    doubtful.push(only);
    all = { ids: [...all.ids, only.id], rest: name.afterName };
  }
  if (doubtful.length === 0) return withList(option, read, sure);
  const lists = [all, sure];
  const chosen = chosenMeaning(lists, reading.answers[option.key]);
  if (chosen !== undefined) return withList(option, read, chosen);
  const meanings = lists.map(({ ids }) => ids);
  return { ...read, problem: { option, reason: 'unclear', meanings, people: doubtful } };
}

function withList(option: OptionDefinition, read: ReadOrder, { ids, rest }: List): ReadOrder {
  const value = [...new Set(ids)];
  return withValue(option, read, { value, rest: rest.replace(/^(?:[\s,;]|:\s)+/, '') });
}
