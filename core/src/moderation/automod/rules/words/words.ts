import { skeletonOf } from '../../text/fold-confusables.ts';
import type { TextSpan } from '../../text/mapped-text.ts';
import type { Word } from '../../text/words-of.ts';
import type { Check } from '../message.ts';
import { compileParts } from './word-parts.ts';
import { compileGlobs } from './glob.ts';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

interface WordsOptions {
  /** As `tidyEntry` stores them; `*` stands for any letters within a word. */
  words: readonly string[];
  match: 'whole' | 'part';
}

const ONE_WORD = /^[\p{L}\p{N}'’*]+$/u;

/** Forbidden words: whole words in all their forms, or parts of words; phrases word by word. */
export function compileWords({ words, match }: WordsOptions): Check {
  const patterns = words.map((word) => word.trim().replaceAll(/\s+/g, ' '));
  // A pattern with `*` defines its own boundaries, whatever `match` is.
  const single = patterns.filter((word) => ONE_WORD.test(word) && (match === 'whole' || word.includes('*')));
  const matchesWord = compileWhole(single);
  const findParts = compileParts(
    patterns.filter((word) => !single.includes(word)),
    match === 'whole',
  );
  return (message) => {
    const spans = findParts(message);
    if (single.length > 0) findWords(message.words, matchesWord, spans);
    return spans.length === 0 ? null : { spans };
  };
}

/** Adds the spans of matching words; each distinct word is tested once, however often a message repeats it. */
function findWords(words: readonly Word[], matches: WordMatch, spans: TextSpan[]): void {
  const cache = new Map<string, boolean>();
  for (const word of words) {
    if (!matches.may(word)) continue;
    const isMatch = cache.get(word.text) ?? matches.does(word);
    cache.set(word.text, isMatch);
    if (isMatch) spans.push(word.span);
  }
}

interface WordMatch {
  /** A quick pre-check that is true for few words that do not match. */
  may(word: Word): boolean;
  does(word: Word): boolean;
}

/** Number of leading letters that a stem shares with all forms of its word; rejects most words at once. */
const SHARED = 3;

function compileWhole(patterns: readonly string[]): WordMatch {
  const plain = patterns.filter((pattern) => !pattern.includes('*'));
  const globs = patterns.filter((pattern) => pattern.includes('*'));
  const matchesGlob = compileGlobs(globs);
  const stems = new Set(plain.map(stemOf));
  const beginnings = new Set(plain.map(beginningOf));
  const skeletons = new Set(plain.map(skeletonOf));
  const isStem = (form: string) => beginnings.has(beginningOf(form)) && stems.has(stemOf(form));
  const isGlob = globs.length === 0 ? () => false : matchesGlob;
  return {
    may: ({ text, squeezed, skeleton }) =>
      squeezed !== null || skeleton !== null || beginnings.has(beginningOf(text)) || isGlob(text),
    does: ({ text, squeezed, skeleton }) =>
      isStem(text) ||
      isGlob(text) ||
      (squeezed !== null && (isStem(squeezed) || isGlob(squeezed))) ||
      (skeleton !== null && skeletons.has(skeleton)),
  };
}

/** The first letters as a number; stemming treats `ё` and `е` alike. */
function beginningOf(word: string): number {
  let beginning = 0;
  for (let index = 0; index < SHARED && index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    beginning = beginning * 0x1_00_00 + (unit === YO ? YE : unit);
  }
  return beginning;
}

const YO = 0x04_51;
const YE = 0x04_35;

/** A word without its ending, so that its other forms match: `спама` as `спам`, `spammed` as `spam`. */
function stemOf(word: string): string {
  if (word.length < STEMMED_MIN) return word;
  if (/^[а-яё]+$/u.test(word)) return russian(word.replaceAll('ё', 'е'));
  return /^[a-z]+(?:['’][a-z]+)?$/.test(word) ? english(word) : word;
}

/** Stems of shorter words are ambiguous. */
const STEMMED_MIN = 4;
