import { mixesScripts, skeletonOf } from './fold-confusables.ts';
import { type MappedText, originalSpan, type Span } from './mapped-text.ts';

/** A word of a message in the forms it is compared in. */
export interface Word {
  text: string;
  /** Without letters written three times or more: `spaaam` as `spam`. Null where none is. */
  squeezed: string | null;
  /** What it looks like, where letters of several scripts stand in it; null for all other words. */
  skeleton: string | null;
  span: Span;
}

/** Longest word that is compared, in UTF-16 code units; no longer one is a word of any language. */
const WORD_MAX = 200;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** The same where all is ASCII, which most messages are; in lower case. */
const ASCII_WORD = /[a-z\d]+(?:'[a-z\d]+)*/g;

/** The words of a normalised text, from left to right. */
export function wordsOf(mapped: MappedText): Word[] {
  const words: Word[] = [];
  const { text: whole } = mapped;
  const isAscii = /^[\0-\x7F]*$/.test(whole);
  const mayRepeat = /(.)\1\1/.test(whole) || !isAscii;
  for (const match of whole.matchAll(isAscii ? ASCII_WORD : WORD)) {
    const [text] = match;
    if (text.length > WORD_MAX) continue;
    words.push({
      text,
      squeezed: mayRepeat ? squeeze(text) : null,
      skeleton: !isAscii && mixesScripts(text) ? skeletonOf(text) : null,
      span: originalSpan(mapped, match.index, match.index + text.length),
    });
  }
  return words;
}

/** Null where no letter stands three times in a row. */
export function squeeze(word: string): string | null {
  return /(.)\1\1/u.test(word) ? word.replaceAll(/(.)\1+/gu, '$1') : null;
}
