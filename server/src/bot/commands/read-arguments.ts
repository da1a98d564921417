/** One argument of a text command, and where the text after it begins. */
export interface Argument {
  text: string;
  start: number;
}

/** A quoted argument may hold spaces; both languages' quotation marks count. An unclosed quote is a plain character. */
const ARGUMENT = /"([^"]*)"|«([^»]*)»|“([^”]*)”|(\S+)/g;

/** Splits what follows a text command's name into its arguments. */
export function readArguments(line: string): Argument[] {
  return Array.from(line.matchAll(ARGUMENT), (match) => {
    const [, straight, angled, curly, plain] = match;
    return { text: straight ?? angled ?? curly ?? plain ?? '', start: match.index };
  });
}
