/** What is being typed between double braces. */
export interface Completion {
  kind: 'variable' | 'filter';
  /** The part typed so far. */
  query: string;
  /** The range the choice replaces, in UTF-16 code units. */
  start: number;
  end: number;
}

/** Longer than any name; such text is not meant as one. */
const QUERY_MAX = 40;

/** The end of a name with closed braces; after unclosed braces a word belongs to the message. */
const NAME_END = /^[\p{L}\p{N}_.]*(?=\s*(?:-?\}\}|\|))/u;

/** The completion at the caret; null if a list would not help there. */
export function findCompletion(text: string, caret: number): Completion | null {
  const before = text.slice(0, caret);
  const open = before.lastIndexOf('{{');
  if (open === -1 || before.indexOf('}}', open) !== -1) return null;

  const inside = before.slice(open + 2);
  if (/["']/.test(inside)) return null;
  const bar = inside.lastIndexOf('|');
  const typed = inside.slice(bar + 1);
  const query = typed.replace(/^-?\s*/, '');
  if (query.length > QUERY_MAX || !/^[\p{L}\p{N}_.#@-]*$/u.test(query)) return null;

  const rest = NAME_END.exec(text.slice(caret))?.[0] ?? '';
  return {
    kind: bar === -1 ? 'variable' : 'filter',
    query,
    start: caret - query.length,
    end: caret + rest.length,
  };
}

export interface Insertion {
  start: number;
  end: number;
  text: string;
  /** How many existing characters after the text to skip: the closing braces, if they are already there. */
  over: number;
}

/** The insertion for a chosen name: with a space before it, and closing braces unless they exist. */
export function insertionOf(text: string, { start, end }: Completion, name: string): Insertion {
  const space = /[\s-]$/.test(text.slice(0, start)) ? '' : ' ';
  const closed = /^\s*(?:-?\}\}|\|)/.exec(text.slice(end))?.[0];
  const isClosed = closed !== undefined;
  return {
    start,
    end,
    text: `${space}${name}${isClosed ? '' : ' }}'}`,
    over: closed?.endsWith('}}') ? closed.length : 0,
  };
}
