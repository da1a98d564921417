/**
 * Most brackets in an output or tag that is passed to the engine: brackets mean nothing here, and the engine parses
 * them recursively.
 */
const BRACKETS_MAX = 8;

/**
 * Position of the first output or tag with more brackets than anybody writes by mistake, in UTF-16 code units; null
 * where there is none. Brackets in quotes are text. Linear in the length of the text.
 */
export function findExcessBrackets(text: string): number | null {
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

/** Reads to the end of an output, whose quotes may contain the end sign, or of a tag, which ends at the first one. */
function readTo(text: string, from: number, isTag: boolean): { at: number; isCrowded: boolean } {
  const close = isTag ? '%' : '}';
  let quote = '';
  let brackets = 0;
  let quoted = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] ?? '';
    // A quote that is still open at the end of the tag is not a quote.
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
  // The engine refuses an unclosed output or tag without parsing its content.
  return { at: text.length, isCrowded: false };
}

function isBracket(char: string): boolean {
  return char === '(' || char === '[';
}
