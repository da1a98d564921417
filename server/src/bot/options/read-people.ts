import type { OptionType } from '@perigee/core/community/commands/schema';
import type { OptionDefinition } from '../command-entry.ts';
import type { LeadingPeople } from '../people/read-name.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import type { ValueProblem } from './check-options.ts';
import { nextArgument } from './parse-argument.ts';

/** The options that take people: by mention, id or name. */
const PEOPLE = ['user', 'member', 'members', 'mentionable'] as const;
type PeopleType = (typeof PEOPLE)[number];

/** Whether options of this type take people. */
export function isPeople(type: OptionType): type is PeopleType {
  return PEOPLE.some((each) => each === type);
}

/** A mention or a bare id, with separators before it: `@Mia, @Bob and @Ann`. */
const LEADING_ID = /^[\s,;&+]*(?:(?:and|и)\s+)?(?:<@!?(\d{17,20})>|(\d{17,20})(?![^\s,;<]))/iu;
const LEADING_ROLE = /^[\s,;]*<@&(\d{17,20})>/;

/**
 * The mentions and ids at the beginning of a text that an option takes, with the text after them, and that text with
 * what joins it to them; null if there are none.
 */
export function readIds(
  { type }: Pick<OptionDefinition, 'type'>,
  text: string,
): { ids: string[]; rest: string; unjoined: string } | null {
  const [role, roleId] = (type === 'mentionable' && LEADING_ROLE.exec(text)) || [];
  if (role !== undefined && roleId !== undefined) {
    const rest = text.slice(role.length);
    return { ids: [roleId], rest, unjoined: rest };
  }
  const ids = new Set<string>();
  const most = type === 'members' ? Infinity : 1;
  let rest = text;
  while (ids.size < most) {
    const [whole, mentioned, bare] = LEADING_ID.exec(rest) ?? [];
    const id = mentioned ?? bare;
    if (whole === undefined || id === undefined) break;
    ids.add(id);
    rest = rest.slice(whole.length);
  }
  return ids.size === 0 ? null : { ids: [...ids], rest: rest.replace(/^(?:[\s,;]|:\s)+/, ''), unjoined: rest };
}

/** People whom a name at the beginning of a text may mean, with the text after it. */
export interface ReadName {
  people: readonly Candidate[];
  /** The name as it was typed. */
  typed: string;
  /** The text that begins with it. */
  at: string;
  rest: string;
  /** The same with the punctuation after the name. */
  afterName: string;
  /** What is after it could go on with the name: it was neither quoted nor ended by a comma. */
  mayGoOn: boolean;
}

export type Look = (text: string) => Promise<LeadingPeople | null>;

/** The people called what a text begins with; null if nobody is. A name in quotes is a name as a whole. */
export async function readName(text: string, look: Look): Promise<ReadName | null> {
  const begun = text.trimStart();
  const argument = nextArgument(begun);
  if (argument === null) return null;
  if (argument.isQuoted) {
    const quoted = argument.text.trim();
    const found = await look(quoted);
    const isWhole = found !== null && found.length === quoted.length;
    if (isWhole)
      return {
        people: found.people,
        typed: quoted,
        at: text,
        rest: argument.rest,
        afterName: argument.rest,
        mayGoOn: false,
      };
  }
  const found = await look(begun);
  if (found === null) return null;
  const after = begun.slice(found.length);
  const rest = afterPunctuation(after);
  return {
    people: found.people,
    typed: begun.slice(0, found.length),
    at: text,
    rest,
    afterName: after,
    mayGoOn: rest === after,
  };
}

/** A text without the punctuation that ends a name before it. */
export function afterPunctuation(text: string): string {
  return text.replace(/^[,;:]\s*/, '');
}

/** The beginning of a text that was meant as a name: a quoted text, or a word and the capitalised ones after it. */
export function lookedFor(text: string): string {
  const argument = nextArgument(text);
  if (argument === null || argument.isQuoted) return argument?.text ?? '';
  const [name] = /^\S+(?:\s+\p{Lu}\p{Ll}+(?=\s|$))*/u.exec(text.trimStart()) ?? [argument.text];
  return name.replace(/^@/, '');
}

export type ListedPeople = { ids: string[]; people: Candidate[] } | { problem: Omit<ValueProblem, 'option'> };

/** Reads a text that consists only of people: mentions, ids and names in any order. */
export async function readPeopleList(text: string, finder: PeopleFinder, among?: 'banned'): Promise<ListedPeople> {
  const ids: string[] = [];
  const people: Candidate[] = [];
  let rest = text;
  for (;;) {
    const read = readIds({ type: 'members' }, rest);
    ids.push(...(read?.ids ?? []));
    rest = (read?.rest ?? rest).replace(/^[\s,;]+/, '');
    if (rest === '') return { ids: [...new Set(ids)], people };
    const name = await readName(rest, (typed) => finder.leading(typed, among));
    if (name === null) return { problem: { reason: 'nobody', words: lookedFor(rest) } };
    const [only, ...others] = name.people;
    if (only === undefined || others.length > 0) {
      return { problem: { reason: 'several', words: name.typed, people: name.people } };
    }
    ids.push(only.id);
    people.push(only);
    rest = name.rest;
  }
}
