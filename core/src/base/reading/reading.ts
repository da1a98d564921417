/** What a reader found at the beginning of a text. Lengths are in UTF-16 code units of that text. */
export type Reading<Value, Problem extends string> = Read<Value> | Ambiguous<Value> | Unread<Problem>;

/** The text says this. */
export interface Read<Value> {
  kind: 'read';
  value: Value;
  /** How much of the text was read; what follows belongs to the rest of the order. */
  length: number;
}

/** The text may say any of these, or none of them if it is a misspelling: the writer has to be asked. */
export interface Ambiguous<Value> {
  kind: 'ambiguous';
  /** The most likely first; at least one. */
  meanings: readonly Value[];
  length: number;
  /** The length of each meaning, where they differ. */
  lengths?: readonly number[];
}

/** The text says nothing of the kind, or says it wrongly. */
export interface Unread<Problem extends string> {
  kind: 'unread';
  why: Problem;
  /** How much of the text looks as if it were meant; 0 if nothing of the kind is there. */
  length: number;
  /** The words that are wrong, where only some of the text is. */
  said?: string;
  /** A text that can be read. */
  example: string;
}

/** Whether a reading took the whole text, apart from spaces. */
export function tookAll(reading: { length: number }, text: string): boolean {
  return text.slice(reading.length).trim() === '';
}

/** The value of a text that says one thing and nothing else; undefined for every other text. */
export function onlyValue<Value>(reading: Reading<Value, string>, text: string): Value | undefined {
  return reading.kind === 'read' && tookAll(reading, text) ? reading.value : undefined;
}
