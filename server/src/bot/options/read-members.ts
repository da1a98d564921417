import { nextArgument } from './parse-argument.ts';

export interface LeadingMembers {
  /** Ids or names, each once. */
  members: string[];
  rest: string;
}

/** A mention or a bare id, with separators before it. */
const LEADING_ID = /^[\s,;]*(?:<@!?(\d{17,20})>|(\d{17,20})(?![^\s,;<]))/;

/** The mentions and ids at the beginning of a text, up to the limit. */
export function readLeadingIds(text: string, limit = Infinity): LeadingMembers {
  const members = new Set<string>();
  let rest = text;
  while (members.size < limit) {
    const [whole, mentioned, bare] = LEADING_ID.exec(rest) ?? [];
    const id = mentioned ?? bare;
    if (whole === undefined || id === undefined) break;
    members.add(id);
    rest = rest.slice(whole.length);
  }
  return { members: [...members], rest: rest.replace(/^[\s,;]+/, '') };
}

/** The name at the beginning of a text, quoted if it has spaces; null if there is none. */
export function readLeadingName(text: string): LeadingMembers | null {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const name = argument.text.trim().replace(/^@/, '');
  return name === '' ? null : { members: [name], rest: argument.rest };
}

/** Parses a text that consists only of members: mentions, ids and names in any order. */
export function readMemberList(text: string): string[] {
  const members: string[] = [];
  for (let rest = text; ; ) {
    const ids = readLeadingIds(rest);
    const name = readLeadingName(ids.rest);
    members.push(...ids.members, ...(name?.members.map((each) => each.replace(/[,;]+$/, '')) ?? []));
    if (name === null) return [...new Set(members)].filter((each) => each !== '');
    rest = name.rest;
  }
}
