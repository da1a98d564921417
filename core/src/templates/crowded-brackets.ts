/** Brackets in one output or tag that the engine is let near: none of them means anything here, and it reads each into the next. */
const BRACKETS_MAX = 8;

/**
 * Where an output or tag has more brackets than anybody writes by mistake, in UTF-16 code units; null where none does. Those
 * within quotes are text. Goes through the text once.
 */
export function crowdedBrackets(text: string): number | null {
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at)) {
    const kind = text[at + 1];
    if (kind !== '{' && kind !== '%') {
      at += 1;
      continue;
    }
    const read = readTo(text, at + 2, kind === '%');
    if (read.isCrowded) return read.at;
    at = read.at;
  }
  return null;
}

/** Reads to the end of an output, which quotes may hold, or of a tag, which ends at its first sign of it. */
function readTo(text: string, from: number, isTag: boolean): { at: number; isCrowded: boolean } {
  const close = isTag ? '%' : '}';
  let quote = '';
  let brackets = 0;
  let quoted = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] ?? '';
    // A quote that the tag's end cuts off is none.
    if (char === close && text[at + 1] === '}' && (isTag || quote === '')) {
      return { at: at + 2, isCrowded: brackets + (quote === '' ? 0 : quoted) > BRACKETS_MAX };
    }
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (char === '\\' && !isTag) at += 1;
      else if (isBracket(char)) quoted += 1;
    } else if (char === '"' || char === "'") {
      quote = char;
      quoted = 0;
    } else if (isBracket(char)) {
      brackets += 1;
      if (brackets > BRACKETS_MAX) return { at, isCrowded: true };
    }
  }
  // What is not closed the engine refuses without looking into it.
  return { at: text.length, isCrowded: false };
}

function isBracket(char: string): boolean {
  return char === '(' || char === '[';
}
