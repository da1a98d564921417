import { kindOf, SURROGATE, wordUnitsAt } from './character-kinds.ts';
import { decodePercent } from './decode-percent.ts';
import { INDICATORS, plainLetter, spellIndicators } from './letter-styles.ts';
import { asWritten, type MappedText, replaceMapped } from './mapped-text.ts';

/** A text as the rules read it, in lower case; `cased` is the same, as long, in the case it was written in. */
export interface NormalisedText extends MappedText {
  cased: string;
}

/** Text that needs neither decoding nor composing: most English and Russian messages. */
const PLAIN = /^[\w \n.,!?:;'"()@#<>/&+=$*|~`\\\u0400-\u0482\u048A-\u04FF«»—–-]*$/;

/** Invisible characters: zero width, directional marks, tags, variation selectors, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]+/gu;

/**
 * Characters outside ASCII and Cyrillic, and characters with combining marks. Marks are taken in short pieces: sorting
 * a long run of them takes quadratic time.
 */
const COMPATIBLE = /[^\p{ASCII}\u0400-\u04FF\s]\p{M}{0,8}|[\p{ASCII}\u0400-\u04FF]\p{M}{1,8}/gu;

/**
 * Characters that expand to a whole phrase disguise no word and would multiply the text's length; in UTF-16 code units.
 */
const EXPANDED_MAX = 3;

/** Markers of emphasis, spoilers and code, which may be put between any letters, and backslash escapes. */
const MARKUPS = /[*_~|`]+|\\(?=[^\p{L}\p{N}\s])/gu;
const MARKUP = /[*_~|`\\]/;

/**
 * Single letters with a few characters between them that belong to no word: `s p a m`, `s.p-a.m`, one letter a line.
 * Three letters or more.
 */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,4}\p{L}){2,}(?![\p{L}\p{N}])/gu;

/** Fewer single letters in a row are not a spaced-out word. */
const SPACED_LETTERS_MIN = 3;

/**
 * A text as the rules about words and links read it: decoded, composed, in lower case, without invisible characters and
 * markup, with spaced-out letters joined. Keeps the original positions.
 */
export function normaliseText(text: string): NormalisedText {
  const written = asWritten(text);
  const composed = PLAIN.test(text) ? written : compose(replaceMapped(decodePercent(written), INVISIBLE, () => ''));
  const bare = MARKUP.test(composed.text) ? replaceMapped(composed, MARKUPS, () => '') : composed;
  const joined = hasLettersApart(bare.text) ? replaceMapped(bare, SPACED, joinLetters) : bare;
  // The one letter that grows in lower case, `İ`, was replaced while composing.
  return { ...joined, text: joined.text.toLowerCase(), cased: joined.text };
}

function compose(visible: MappedText): MappedText {
  return replaceMapped(replaceMapped(visible, INDICATORS, spellIndicators), COMPATIBLE, composeLetter);
}

const NO_LETTERS = /[^\p{L}]+/gu;

/**
 * Joins the letters. What is longer than the gaps between most of them was written on purpose: the end of a word in
 * `b u y  n o w`, the dot in `g g . c o m`.
 */
function joinLetters(letters: string): string {
  const gaps = letters.match(NO_LETTERS) ?? [];
  const least = gaps.reduce((shortest, { length }) => Math.min(shortest, length), Number.POSITIVE_INFINITY);
  return letters.replaceAll(NO_LETTERS, (gap) => (gap.length > least ? gap.trim() || ' ' : ''));
}

/** Whether there are enough consecutive single letters at all: a cheap check before the regular expression. */
function hasLettersApart(text: string): boolean {
  let singles = 0;
  for (let index = 0; index < text.length; ) {
    const begin = index;
    for (let units = wordUnitsAt(text, index); units > 0; units = wordUnitsAt(text, index)) index += units;
    if (index === begin) {
      index += 1;
      continue;
    }
    const isSingle = index - begin === 1 || (index - begin === 2 && (kindOf(text.charCodeAt(begin)) & SURROGATE) !== 0);
    singles = isSingle ? singles + 1 : 0;
    if (singles >= SPACED_LETTERS_MIN) return true;
  }
  return false;
}

/** Cache of composed letters; even a message with thousands of marks uses few distinct ones. */
const COMPOSED = new Map<string, string>();
const COMPOSED_MAX = 20_000;

/** Compatibility forms become the plain letter; combining marks that do not compose with it are dropped. */
function composeLetter(letter: string): string {
  const known = COMPOSED.get(letter);
  if (known !== undefined) return known;
  const plain = plainLetter(letter.normalize('NFKC').replaceAll(/\p{Mn}+/gu, ''));
  const compatible = plain === 'İ' ? 'I' : plain;
  const composed = compatible.length > Math.max(EXPANDED_MAX, letter.length) ? letter : compatible;
  if (COMPOSED.size >= COMPOSED_MAX) COMPOSED.clear();
  COMPOSED.set(letter, composed);
  return composed;
}
