import { skeletonOf } from '../text/fold-confusables.ts';
import type { Word } from '../text/words-of.ts';
import type { Check } from './message.ts';
import { compileParts } from './word-parts.ts';
import { compileGlobs } from './glob.ts';
import { stemOf } from './stems.ts';

interface WordsOptions {
  /** As `tidyEntry` keeps them; `*` stands for any letters within a word. */
  words: readonly string[];
  match: 'whole' | 'part';
}

const ONE_WORD = /^[\p{L}\p{N}'’*]+$/u;

/** Forbidden words: whole ones in all their forms, or parts of words; phrases word by word. */
export function compileWords({ words, match }: WordsOptions): Check {
  const patterns = words.map((word) => word.trim().replaceAll(/\s+/g, ' '));
  // A pattern says itself where it may go on.
  const single = patterns.filter((word) => ONE_WORD.test(word) && (match === 'whole' || word.includes('*')));
  const matchesWord = compileWhole(single);
  const findParts = compileParts(
    patterns.filter((word) => !single.includes(word)),
    match === 'whole',
  );
  return (message) => {
    const found = single.length === 0 ? [] : message.words.filter(once(matchesWord)).map(({ span }) => span);
    const spans = [...found, ...findParts(message)];
    return spans.length === 0 ? null : { spans };
  };
}

/** Asks about each word once, however often a message repeats it. */
function once(matches: (word: Word) => boolean): (word: Word) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const isMatch = known.get(word.text) ?? matches(word);
    known.set(word.text, isMatch);
    return isMatch;
  };
}

/** Letters a stem and all forms of its word share, and by which most words are passed over at once. */
const SHARED = 3;

function compileWhole(patterns: readonly string[]): (word: Word) => boolean {
  const plain = patterns.filter((pattern) => !pattern.includes('*'));
  const globs = patterns.filter((pattern) => pattern.includes('*'));
  const matchesGlob = compileGlobs(globs);
  const stems = new Set(plain.map(stemOf));
  const beginnings = new Set(plain.map(beginningOf));
  const skeletons = new Set(plain.map(skeletonOf));
  const matchesForm = (form: string) =>
    (beginnings.has(beginningOf(form)) && stems.has(stemOf(form))) || (globs.length > 0 && matchesGlob(form));
  return ({ text, squeezed, skeleton }) =>
    matchesForm(text) || (squeezed !== null && matchesForm(squeezed)) || (skeleton !== null && skeletons.has(skeleton));
}

function beginningOf(word: string): string {
  const beginning = word.slice(0, SHARED);
  return beginning.includes('ё') ? beginning.replaceAll('ё', 'е') : beginning;
}
