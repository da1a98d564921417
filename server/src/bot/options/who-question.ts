import type { OptionDefinition } from '../command-entry.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import type { OptionProblem } from './check-options.ts';
import type { GivenValues } from './option-values.ts';
import type { PickedPerson } from './option-reading.ts';
import { readName } from './read-people.ts';
import type { PersonMeant, ReadOrder } from './order-reading.ts';

/** Who is meant has to be asked: several have the name, nobody has it but some nearly, or the name may go on. */
export interface WhoQuestion {
  why: 'several' | 'near' | 'goesOn' | 'reply';
  /** The name that was typed. */
  typed: string;
  /** The text after the name that may be more of it; empty otherwise. */
  more: string;
  choices: readonly WhoChoice[];
}

/** Somebody who may be meant, with what the order then says. */
export interface WhoChoice {
  person: Candidate;
  picked: PickedPerson;
  given: GivenValues;
}

/** The platform's limit for a select. */
export const CHOICES_MAX = 25;

/** Reads the order again as if that person had been named. */
type Retry = (pick: PickedPerson) => Promise<{ given: GivenValues; problem: OptionProblem | null }>;

/** Asks who is meant if several people have the name, or if a further name seems to follow. */
export async function askWhoIsMeant(
  options: readonly OptionDefinition[],
  { who, given }: ReadOrder,
  { retry, mayActOnPart }: { retry: Retry; mayActOnPart: boolean },
): Promise<WhoQuestion | null> {
  if (who === null) return null;
  const { people, typed, author, at } = who;
  const named = people.map((person) => ({ person, at, rest: who.afterName }));
  if (author !== null) {
    // The author’s name takes no words.
    return questionOf({ why: 'reply', typed, more: '' }, [{ person: author, at, rest: at }, ...named], retry);
  }
  if (people.length > 1) return questionOf({ why: 'several', typed, more: '' }, named, retry);
  const more = mayActOnPart ? null : goesOn(options, who, given);
  return more === null ? null : questionOf({ why: 'goesOn', typed, more }, named, retry);
}

/** Asks whether somebody is meant whose name nearly is what was typed; null if there is nobody. */
export async function askNearlyNamed(
  { rest }: ReadOrder,
  finder: PeopleFinder,
  retry: Retry,
): Promise<WhoQuestion | null> {
  const name = await readName(rest, finder.near);
  if (name === null) return null;
  const people = name.people.map((person) => ({ person, at: name.at, rest: name.afterName }));
  return questionOf({ why: 'near', typed: name.typed, more: '' }, people, retry);
}

async function questionOf(
  asked: Pick<WhoQuestion, 'why' | 'typed' | 'more'>,
  people: readonly (Omit<PickedPerson, 'id'> & { person: Candidate })[],
  retry: Retry,
): Promise<WhoQuestion | null> {
  const choices: WhoChoice[] = [];
  for (const { person, ...place } of people.slice(0, CHOICES_MAX)) {
    const picked = { id: person.id, ...place };
    const { problem, given } = await retry(picked);
    if (problem === null) choices.push({ person, picked, given });
  }
  return choices.length === 0 ? null : { ...asked, choices };
}

/**
 * The reason of an order, if it begins like a further name of the person: "ban Bob Smith raid" must not ban Bob, if Bob
 * Smith is somebody else. Null if it does not, or if the name was quoted, ended by a comma or of several words.
 */
function goesOn(options: readonly OptionDefinition[], who: PersonMeant, given: GivenValues): string | null {
  const reason = options.find(({ saysWhy = false }) => saysWhy);
  const more = reason === undefined ? undefined : given.get(reason.key);
  if (typeof more !== 'string' || !who.mayGoOn || /\s/u.test(who.typed.trim())) return null;
  return who.rest.trim().startsWith(more) && /^\p{Lu}\p{Ll}/u.test(more) ? more : null;
}
