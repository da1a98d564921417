/** Limits on the content of a body, regardless of its length. */
export interface JsonBounds {
  /** Values and field names in total, including lists and objects. */
  values: number;
  /** Entries of one list, or fields of one object. */
  entries: number;
  /** Nesting depth of lists and objects. */
  depth: number;
}

/** Enough for every id a file can contain; no list in the contract takes as many entries, and none is as deep. */
export const BODY_BOUNDS: JsonBounds = { values: 20_000, entries: 1_000, depth: 50 };

const [QUOTE, BACKSLASH, COMMA, COLON] = ['"', '\\', ',', ':'].map((char) => char.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((char) => char.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((char) => char.charCodeAt(0)));

/**
 * Whether a JSON text stays within the bounds. It is checked before parsing, because a body of many tiny values costs
 * many times more to parse, validate and reject than one of long strings. Invalid JSON is left to the parser.
 */
export function isWithinBounds(
  json: string,
  { values: valuesMax, entries: entriesMax, depth: depthMax }: JsonBounds,
): boolean {
  const entries: number[] = [];
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COMMA) {
      values += 1;
      const count = (entries.pop() ?? 0) + 1;
      if (count >= entriesMax) return false;
      entries.push(count);
    } else if (code === COLON) values += 1;
    else if (OPENING.has(code)) {
      values += 1;
      entries.push(0);
    } else if (CLOSING.has(code)) entries.pop();
    if (values > valuesMax || entries.length > depthMax) return false;
  }
  return true;
}

/** The index of the quote that ends the string starting there. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length;
}
