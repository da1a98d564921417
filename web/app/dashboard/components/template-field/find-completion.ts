/** What is being written between double braces. */
export interface Completion {
  kind: 'variable' | 'filter';
  /** What of it is there already. */
  query: string;
  /** What the choice takes the place of, in UTF-16 code units. */
  start: number;
  end: number;
}

/** Longer than any name; whoever writes on has something else in mind. */
const QUERY_MAX = 40;

/** The end of a name whose braces are closed; after open ones a word is the message's. */
const NAME_END = /^[\p{L}\p{N}_.]*(?=\s*(?:-?\}\}|\|))/u;

/** Whether a list of what could follow is of use where the caret stands. */
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
  /** Characters that follow the text and are stepped over: the braces that are there already. */
  over: number;
}

/** What to put there for a chosen name: with a space before it, and the braces closed if they are not. */
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
