/** How much a body may hold, whatever its length. */
export interface JsonBounds {
  /** Values and names of fields together, lists and objects among them. */
  values: number;
  /** Entries of one list, or fields of one object. */
  entries: number;
  /** Lists and objects inside of each other. */
  depth: number;
}

/** The ids of everything a file can name fit; no list of the contract takes as many entries, nor is any as deep. */
export const BODY_BOUNDS: JsonBounds = { values: 20_000, entries: 1_000, depth: 50 };

const [QUOTE, BACKSLASH, COMMA, COLON] = ['"', '\\', ',', ':'].map((char) => char.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((char) => char.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((char) => char.charCodeAt(0)));

/**
 * Whether a text of JSON holds no more than that. It is looked at before it is parsed: a body of a few characters a value costs
 * many times what one of texts does to parse, to hold to a schema, and to refuse. What is no JSON is for the parser to say.
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

/** Where the text in quotes ends that begins there. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length;
}
