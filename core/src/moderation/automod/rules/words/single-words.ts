import { squeezeAll, type Word } from '../../text/words-of.ts';
import { compileGlobs } from './glob.ts';
import { otherForms } from './word-forms.ts';

/** Words to look for, one at a time. */
export interface WordMatch {
  /** A quick pre-check that is true for few words that do not match. */
  may(word: Word): boolean;
  /** The word as it is written, or as it may be read. */
  does(word: Word): boolean;
  /** The word as it is written. */
  isWritten(text: string): boolean;
}

/** Number of leading letters that all forms of a word share; rejects most words at once. */
const SHARED = 2;

/**
 * Compiles single words.
 * @param patterns In all their forms; `*` stands for any letters.
 * @param exact Further words, in this form only.
 */
export function compileSingleWords(patterns: readonly string[], exact: readonly string[] = []): WordMatch {
  const globs = patterns.filter((pattern) => pattern.includes('*'));
  const plain = patterns.filter((pattern) => !pattern.includes('*'));
  const forms = new Set([...exact, ...plain.flatMap((word) => [word, ...otherForms(word)])].flatMap(spellings));
  const squeezedForms = new Set([...forms].map(squeezeAll));
  const beginnings = new Set([...forms].map(beginningOf));
  const isGlob = globs.length === 0 ? () => false : compileGlobs(globs.map(unify));
  const isWritten = (text: string) => {
    const word = unify(text);
    return forms.has(word) || isGlob(word);
  };
  return {
    isWritten,
    may: ({ text, readings, squeezed }) =>
      squeezed.length > 0 || readings.length > 0 || beginnings.has(beginningOf(text)) || isGlob(text),
    does: ({ text, readings, squeezed }) =>
      isWritten(text) ||
      readings.some(isWritten) ||
      squeezed.some((form) => squeezedForms.has(unify(form)) || isGlob(form)),
  };
}

/** A word as it is compared; nobody is expected to write `ё`. */
export function unify(word: string): string {
  return word.includes('ё') ? word.replaceAll('ё', 'е') : word;
}

/** A word as a list holds it, and how it is written in capitals: `straße`, `strasse`. */
function spellings(word: string): string[] {
  const unified = unify(word);
  return unified.includes('ß') ? [unified, unified.replaceAll('ß', 'ss')] : [unified];
}

/** The first letters as a number. */
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
