import { wordUnitsAt } from './character-kinds.ts';
import { readingsOf } from './fold-letters.ts';
import { originalSpan, replaceMapped, type TextSpan } from './mapped-text.ts';
import type { NormalisedText } from './normalise-text.ts';

/** A word of a message in the forms that are compared. */
export interface Word {
  text: string;
  /** What it may stand for besides: with look-alikes, accents, digits or signs replaced by letters. */
  readings: readonly string[];
  /** The word and its readings with repeated letters reduced to one: `spaaam` as `spam`. Empty without repetitions. */
  squeezed: readonly string[];
  /** The position in the original text; computed on demand, as few words need it. */
  readonly span: TextSpan;
}

/** Readings of the words of one text, by the word as written: a text may repeat one a thousand times. */
type Readings = Map<string, readonly string[]>;

class FoundWord implements Word {
  readonly text: string;
  readonly readings: readonly string[];
  readonly squeezed: readonly string[];
  readonly #mapped: NormalisedText;
  readonly #begin: number;
  readonly #end: number;

  constructor(mapped: NormalisedText, { begin, end, mayRepeat }: Place, known: Readings, joined?: string) {
    const text = joined ?? mapped.text.slice(begin, end);
    this.text = text;
    this.readings = rememberedReadings(known, text, joined ?? mapped.cased.slice(begin, end));
    this.squeezed = mayRepeat ? [text, ...this.readings].flatMap((form) => squeeze(form) ?? []) : NONE;
    this.#mapped = mapped;
    this.#begin = begin;
    this.#end = end;
  }

  get span(): TextSpan {
    return originalSpan(this.#mapped, this.#begin, this.#end);
  }
}

function rememberedReadings(known: Readings, text: string, cased: string): readonly string[] {
  const readings = known.get(cased) ?? readingsOf(text, cased);
  if (readings.length > 0) known.set(cased, readings);
  return readings;
}

interface Place {
  begin: number;
  end: number;
  mayRepeat: boolean;
}

const NONE: readonly string[] = [];

/** Longest word that is compared, in UTF-16 code units; no language has longer ones. */
const WORD_MAX = 200;

/** The words of a normalised text, from left to right: letters and digits, with apostrophes between them. */
export function wordsOf(mapped: NormalisedText): Word[] {
  const words: Word[] = [];
  const known: Readings = new Map();
  const { text } = mapped;
  for (let begin = 0; begin < text.length; ) {
    let end = begin;
    let mayRepeat = false;
    for (let units = wordUnitsAt(text, end); units > 0; units = wordUnitsAt(text, end)) {
      mayRepeat ||= units > 1 || isRepeated(text, end, begin);
      end += units;
      if (isApostrophe(text.charCodeAt(end)) && wordUnitsAt(text, end + 1) > 0) end += 1;
    }
    if (end > begin && end - begin <= WORD_MAX) words.push(new FoundWord(mapped, { begin, end, mayRepeat }, known));
    begin = Math.max(end, begin + 1);
  }
  return words;
}

/** Signs that may stand for letters next to letters or digits. */
const SIGNS = /[@$!€£¥+][\p{L}\p{N}]/u;
const SIGNED = /(?<![\p{L}\p{N}@$])[\p{L}\p{N}@$!€£¥+]{2,60}(?![\p{L}\p{N}@$])/gu;

/** A link as the platform shows it: the text without the address. */
const MASKED = /\[([^[\]\n]{0,100})\]\(<?https?:[^\s()]{1,300}\)/g;

/** Letters that punctuation without blanks divides: `sp.am`, `ka-zino`. */
const DIVIDED = /(?<![\p{L}\p{N}])\p{L}{1,20}(?:[^\p{L}\p{N}\s@:'’]{1,3}\p{L}{1,20}){1,6}(?![\p{L}\p{N}])/gu;
const DIVIDES = /\p{L}[^\p{L}\p{N}\s@:'’]{1,3}\p{L}/u;

/** Custom emojis by their markup: a name is no word. */
const EMOJI = /<a?:\w{2,32}:\d{17,20}>/g;

/** The words of a text in the ways it can be read. */
export interface WaysToRead {
  /** As written; without the addresses of masked links; with signs as letters. The last two only where there are any. */
  words: readonly (readonly Word[])[];
  /** Letters that punctuation divides, joined. */
  divided: readonly Word[];
}

/** The words of a text, several times where it is not certain how it is read. */
export function waysToRead(mapped: NormalisedText): WaysToRead {
  const seen = mapped.text.includes('<') ? replaceBoth(mapped, EMOJI, (emoji) => ' '.repeat(emoji.length)) : mapped;
  const { text } = seen;
  const words = [wordsOf(seen)];
  if (text.includes('](')) words.push(wordsOf(replaceBoth(seen, MASKED, (link) => link.slice(1, link.indexOf(']')))));
  if (SIGNS.test(text)) words.push(signedWords(seen));
  return { words, divided: DIVIDES.test(text) ? dividedWords(seen) : [] };
}

/** Replaces in both forms of a text, which stay equally long. */
function replaceBoth(mapped: NormalisedText, pattern: RegExp, replace: (match: string) => string): NormalisedText {
  const cased = replaceMapped({ ...mapped, text: mapped.cased }, pattern, replace);
  return { ...cased, text: cased.text.toLowerCase(), cased: cased.text };
}

function signedWords(mapped: NormalisedText): Word[] {
  const known: Readings = new Map();
  return Array.from(mapped.text.matchAll(SIGNED), ({ 0: found, index }) => {
    const end = index + found.replace(/[!+]+$/, '').length;
    return new FoundWord(mapped, { begin: index, end, mayRepeat: repeats(found) }, known);
  });
}

function dividedWords(mapped: NormalisedText): Word[] {
  const known: Readings = new Map();
  return Array.from(mapped.text.matchAll(DIVIDED), ({ 0: found, index }) => {
    const joined = found.replaceAll(/[^\p{L}]+/gu, '');
    return new FoundWord(
      mapped,
      { begin: index, end: index + found.length, mayRepeat: repeats(joined) },
      known,
      joined,
    );
  });
}

function repeats(word: string): boolean {
  return /(.)\1/u.test(word);
}

/** Whether a letter is the third of its kind in a row, or the second at the beginning of a word. */
function isRepeated(text: string, index: number, begin: number): boolean {
  const unit = text.charCodeAt(index);
  if (index === begin || unit !== text.charCodeAt(index - 1)) return false;
  return index === begin + 1 || unit === text.charCodeAt(index - 2);
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x20_19;
}

/**
 * Reduces repeated letters to one; null unless a letter occurs three times in a row, or every letter twice: many words
 * are written with a double letter.
 */
export function squeeze(word: string): string | null {
  return /(.)\1\1/u.test(word) || /^(?:(.)\1+(?!\1)){3,}$/u.test(word) ? squeezeAll(word) : null;
}

/** Reduces repeated letters to one. */
export function squeezeAll(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}
