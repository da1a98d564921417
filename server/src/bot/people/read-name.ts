import { readName } from '@perigee/core/base/reading/names';
import type { Candidate } from './candidate.ts';

/** Those that the beginning of a text names, and how much of it does, in UTF-16 code units. */
export interface LeadingPeople {
  people: readonly Candidate[];
  length: number;
}

/**
 * The longest name that begins a text, with or without an @, and all who have it; null if nobody is called that. Whoever
 * is called `@Bob` is meant by `@Bob` no more than Bob is.
 */
export function readLeadingPeople(text: string, people: readonly Candidate[]): LeadingPeople | null {
  const marked = read(text, people, true);
  const unmarked = text.startsWith('@') ? read(text.slice(1), people, true) : null;
  const bare = unmarked && { ...unmarked, length: unmarked.length + 1 };
  if (marked === null || bare === null) return marked ?? bare;
  if (marked.length !== bare.length) return marked.length > bare.length ? marked : bare;
  return { people: [...new Set([...bare.people, ...marked.people])], length: bare.length };
}

/** Those whose name nearly is what begins a text, or begins like it; null if there are none. */
export function readNearPeople(text: string, people: readonly Candidate[]): LeadingPeople | null {
  return read(text, people, false);
}

function read(text: string, people: readonly Candidate[], isExact: boolean): LeadingPeople | null {
  const reading = readName(text, people, { isStrict: true, isExact });
  if (reading.kind === 'unread') return null;
  return { people: reading.kind === 'read' ? [reading.value] : reading.meanings, length: reading.length };
}
