import { wordUnitsAt } from './character-kinds.ts';
import { mixesScripts, skeletonOf } from './fold-confusables.ts';
import { type MappedText, originalSpan, type TextSpan } from './mapped-text.ts';

/** A word of a message in the forms that are compared. */
export interface Word {
  text: string;
  /** Runs of three or more equal letters reduced to one: `spaaam` as `spam`. Null where there are none. */
  squeezed: string | null;
  /** The skeleton of a word that mixes scripts; null for all other words. */
  skeleton: string | null;
  /** The position in the original text; computed on demand, as few words need it. */
  readonly span: TextSpan;
}

class FoundWord implements Word {
  readonly text: string;
  readonly squeezed: string | null;
  readonly skeleton: string | null;
  readonly #mapped: MappedText;
  readonly #begin: number;

  constructor(mapped: MappedText, begin: number, end: number, mayRepeat: boolean) {
    this.text = mapped.text.slice(begin, end);
    this.squeezed = mayRepeat ? squeeze(this.text) : null;
    this.skeleton = mixesScripts(this.text) ? skeletonOf(this.text) : null;
    this.#mapped = mapped;
    this.#begin = begin;
  }

  get span(): TextSpan {
    return originalSpan(this.#mapped, this.#begin, this.#begin + this.text.length);
  }
}

/** Longest word that is compared, in UTF-16 code units; no language has longer ones. */
const WORD_MAX = 200;

/** The words of a normalised text, from left to right: letters and digits, with apostrophes between them. */
export function wordsOf(mapped: MappedText): Word[] {
  const words: Word[] = [];
  const { text } = mapped;
  for (let begin = 0; begin < text.length; ) {
    let end = begin;
    let mayRepeat = false;
    for (let units = wordUnitsAt(text, end); units > 0; units = wordUnitsAt(text, end)) {
      mayRepeat ||= units > 1 || isThird(text, end, begin);
      end += units;
      if (isApostrophe(text.charCodeAt(end)) && wordUnitsAt(text, end + 1) > 0) end += 1;
    }
    if (end > begin && end - begin <= WORD_MAX) words.push(new FoundWord(mapped, begin, end, mayRepeat));
    begin = Math.max(end, begin + 1);
  }
  return words;
}

function isThird(text: string, index: number, begin: number): boolean {
  const unit = text.charCodeAt(index);
  return index - begin > 1 && unit === text.charCodeAt(index - 1) && unit === text.charCodeAt(index - 2);
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x20_19;
}

/** Reduces repeated letters to one; null where no letter occurs three times in a row. */
export function squeeze(word: string): string | null {
  return /(.)\1\1/u.test(word) ? word.replaceAll(/(.)\1+/gu, '$1') : null;
}
