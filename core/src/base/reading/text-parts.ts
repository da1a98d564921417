import { lengthsBefore, withAsciiDigits } from './digits.ts';

/** A number, word or mark of a text. */
export interface TextPart {
  kind: 'number' | 'word' | 'mark';
  /** In lower case, with ASCII digits and without "ё". */
  text: string;
  /** In the text with ASCII digits. */
  start: number;
  end: number;
  /** No space separates it from the one before. */
  isGlued: boolean;
}

/** A text taken apart. */
export interface TextParts {
  list: readonly TextPart[];
  /** How much of the given text the first words take. */
  lengthOf: (count: number) => number;
}

const WORD = /(\d+)|(\p{L}[\p{L}\p{M}]*)|([^\s\p{M}])/gu;

/** Nothing that is read has more words than this, so that a long text costs no more than a short one. */
const WORDS_MAX = 200;

/** Takes a text apart into numbers, words and marks. */
export function partsOfText(text: string): TextParts {
  const ascii = withAsciiDigits(text);
  const list: TextPart[] = [];
  let last = 0;
  for (const match of ascii.matchAll(WORD)) {
    const [whole, number, word] = match;
    const start = match.index;
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'mark';
    const plain = kind === 'word' ? whole.toLowerCase().replaceAll('ё', 'е') : whole;
    list.push({ kind, text: plain, start, end: start + whole.length, isGlued: start === last && start > 0 });
    last = start + whole.length;
    if (list.length === WORDS_MAX) break;
  }
  const lengthBefore = lengthsBefore(text, ascii);
  return { list, lengthOf: (count) => lengthBefore(list[count - 1]?.end ?? 0) };
}

/** Whether the word at a place is this mark or word. */
export function isWord(words: readonly TextPart[], at: number, text: string): boolean {
  return words[at]?.text === text;
}

/** The place after a phrase that begins at a place; null if another text is there. */
export function afterPhrase(words: readonly TextPart[], at: number, phrase: readonly string[]): number | null {
  return phrase.every((text, index) => words[at + index]?.text === text) ? at + phrase.length : null;
}

/** Phrases to look for, by their first word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases of words and marks, with spaces between them. */
export function phrases(...all: readonly string[]): Phrases {
  const longestFirst = all.map((phrase) => phrase.split(' ')).toSorted((one, other) => other.length - one.length);
  return Map.groupBy(longestFirst, ([first = '']) => first);
}

/** The place after the longest of these phrases that begins at a place; null if none does. */
export function afterAnyPhrase(words: readonly TextPart[], at: number, all: Phrases): number | null {
  for (const phrase of all.get(words[at]?.text ?? '') ?? []) {
    const after = afterPhrase(words, at, phrase);
    if (after !== null) return after;
  }
  return null;
}
