/** One argument of a text command, and the text after it. */
export interface Argument {
  text: string;
  isQuoted: boolean;
  rest: string;
}

/**
 * A quoted argument may contain spaces; both languages' quotation marks count. An unclosed quote is a plain character.
 */
const ARGUMENT = /^\s*(?:"([^"]*)"|«([^»]*)»|“([^”]*)”|(\S+))/;

/** The first argument of a text; null if the text is empty. */
export function nextArgument(text: string): Argument | null {
  const match = ARGUMENT.exec(text);
  if (match === null) return null;
  const [whole, straight, angled, curly, plain] = match;
  const read = straight ?? angled ?? curly ?? plain ?? '';
  return { text: read, isQuoted: plain === undefined, rest: text.slice(whole.length) };
}
