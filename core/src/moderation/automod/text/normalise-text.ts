import { kindOf, SURROGATE, wordUnitsAt } from './character-kinds.ts';
import { decodePercent } from './decode-percent.ts';
import { asWritten, type MappedText, replaceMapped } from './mapped-text.ts';

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

/** Single letters separated by the same few characters: `s p a m`, `s.p.a.m`. Three letters or more. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_,\\\u00B7]{1,3})\p{L})(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

/** Fewer single letters in a row are not a spaced-out word. */
const SPACED_LETTERS_MIN = 3;

/**
 * A text as the rules about words and links read it: decoded, composed, in lower case, without invisible characters and
 * markup, with spaced-out letters joined. Keeps the original positions.
 */
export function normaliseText(text: string): MappedText {
  const written = asWritten(text);
  const composed = PLAIN.test(text) ? written : compose(replaceMapped(decodePercent(written), INVISIBLE, () => ''));
  const lower = lowerCase(composed);
  const bare = MARKUP.test(lower.text) ? replaceMapped(lower, MARKUPS, () => '') : lower;
  return hasLettersApart(bare.text) ? replaceMapped(bare, SPACED, joinLetters) : bare;
}

function compose(visible: MappedText): MappedText {
  return replaceMapped(visible, COMPATIBLE, composeLetter);
}

function joinLetters(letters: string): string {
  return letters.replaceAll(/[^\p{L}]/gu, '');
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
const COMPOSED_MAX = 5_000;

/** Compatibility forms become the plain letter; combining marks that do not compose with it are dropped. */
function composeLetter(letter: string): string {
  const known = COMPOSED.get(letter);
  if (known !== undefined) return known;
  const compatible = letter.normalize('NFKC').replaceAll(/\p{Mn}+/gu, '');
  const composed = compatible.length > Math.max(EXPANDED_MAX, letter.length) ? letter : compatible;
  if (COMPOSED.size >= COMPOSED_MAX) COMPOSED.clear();
  COMPOSED.set(letter, composed);
  return composed;
}

/** Maps unit by unit where the length stays the same, which it does for all but a handful of letters. */
function lowerCase(mapped: MappedText): MappedText {
  const lower = mapped.text.toLowerCase();
  if (lower === mapped.text) return mapped;
  if (lower.length === mapped.text.length) return { ...mapped, text: lower };
  return replaceMapped(mapped, /\p{Lu}/gu, (letter) => letter.toLowerCase());
}
