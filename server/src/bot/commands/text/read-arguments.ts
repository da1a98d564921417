/** One argument of a text command, and the text after it. */
export interface Argument {
  text: string;
  isQuoted: boolean;
  rest: string;
}

/** A quoted argument may hold spaces; both languages' quotation marks count. An unclosed quote is a plain character. */
const ARGUMENT = /^\s*(?:"([^"]*)"|«([^»]*)»|“([^”]*)”|(\S+))/;

/** The argument a text begins with; null where nothing is left of it. */
export function nextArgument(text: string): Argument | null {
  const match = ARGUMENT.exec(text);
  if (match === null) return null;
  const [whole, straight, angled, curly, plain] = match;
  const read = straight ?? angled ?? curly ?? plain ?? '';
  return { text: read, isQuoted: plain === undefined, rest: text.slice(whole.length) };
}
