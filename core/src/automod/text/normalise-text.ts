import { kindOf, SURROGATE, wordUnitsAt } from './character-kinds.ts';
import { decodePercent } from './decode-percent.ts';
import { asWritten, type MappedText, replaceMapped } from './mapped-text.ts';

/** Neither decoding nor composing has anything to do in such a text, English or Russian: most messages. */
const PLAIN = /^[\w \n.,!?:;'"()@#<>/&+=$*|~`\\\u0400-\u0482\u048A-\u04FF«»—–-]*$/;

/** Characters that nobody sees: zero width, directions, tags, selectors, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]+/gu;

/**
 * What does not stand in ASCII or Cyrillic, with the marks that belong to it. Piece by piece where they are many: putting
 * marks in order takes the square of their number.
 */
const COMPATIBLE = /[^\p{ASCII}\u0400-\u04FF\s]\p{M}{0,8}|[\p{ASCII}\u0400-\u04FF]\p{M}{1,8}/gu;

/** Signs that stand for a whole sentence hide no word, and would make a text many times as long; in UTF-16 code units. */
const EXPANDED_MAX = 3;

/** Emphasis, spoilers and code marks, which may stand between any two letters, and what takes their meaning from signs. */
const MARKUPS = /[*_~|`]+|\\(?=[^\p{L}\p{N}\s])/gu;
const MARKUP = /[*_~|`\\]/;

/** Single letters set apart by the same few signs: `s p a m`, `s.p.a.m`. Three letters or more. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_,\\\u00B7]{1,3})\p{L})(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

/** Fewer single letters in a row are no word that was set apart. */
const APART_MIN = 3;

/**
 * A text as the rules about words and links read it: decoded, composed, without what is invisible or only looks, in
 * lower case, letters that were set apart together again. Knows where everything stood.
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

/** Whether enough single letters follow each other at all, which is quicker to see than whether they are a word. */
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
    if (singles >= APART_MIN) return true;
  }
  return false;
}

/** Letters composed before; a message of thousands of marks is put together of a few. */
const COMPOSED = new Map<string, string>();
const COMPOSED_MAX = 5_000;

/** Compatible forms become the plain letter; marks that belong to no letter of a language are let go. */
function composeLetter(letter: string): string {
  const known = COMPOSED.get(letter);
  if (known !== undefined) return known;
  const compatible = letter.normalize('NFKC').replaceAll(/\p{Mn}+/gu, '');
  const composed = compatible.length > Math.max(EXPANDED_MAX, letter.length) ? letter : compatible;
  if (COMPOSED.size >= COMPOSED_MAX) COMPOSED.clear();
  COMPOSED.set(letter, composed);
  return composed;
}

/** Unit by unit where it is as long, which it is but for a handful of letters. */
function lowerCase(mapped: MappedText): MappedText {
  const lower = mapped.text.toLowerCase();
  if (lower === mapped.text) return mapped;
  if (lower.length === mapped.text.length) return { ...mapped, text: lower };
  return replaceMapped(mapped, /\p{Lu}/gu, (letter) => letter.toLowerCase());
}
