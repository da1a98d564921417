import { readName } from '@perigee/core/base/reading/names';
import type { Candidate } from './candidate.ts';

/** Those that the beginning of a text names, and how much of it does, in UTF-16 code units. */
export interface LeadingPeople {
  people: readonly Candidate[];
  length: number;
}

/** The longest name that begins a text, with or without an @, and all who have it; null if nobody is called that. */
export function readLeadingPeople(text: string, people: readonly Candidate[]): LeadingPeople | null {
  const { how, found } = read(text, people);
  if (how === 'whole') return found;
  if (!text.startsWith('@')) return null;
  const bare = readLeadingPeople(text.slice(1), people);
  return bare && { ...bare, length: bare.length + 1 };
}

/** Those whose name nearly is what begins a text, or begins like it; null if there are none. */
export function readNearPeople(text: string, people: readonly Candidate[]): LeadingPeople | null {
  return read(text, people).found;
}

function read(text: string, people: readonly Candidate[]) {
  const reading = readName(text, people, { isStrict: true });
  if (reading.kind === 'unread') return { how: null, found: null };
  const named = reading.kind === 'read' ? [reading.value] : reading.meanings;
  return { how: reading.how, found: { people: named, length: reading.length } };
}
