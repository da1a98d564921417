import { decodePercent } from './decode-percent.ts';
import { asWritten, type MappedText, replaceMapped } from './mapped-text.ts';

/** Nothing below has anything to do in such a text but to make it lower case: most messages. */
const PLAIN = /^[\w \n.,!?:;'"()@#<>/&+=$-]*$/;

/** Characters that nobody sees: zero width, directions, tags, selectors, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]+/gu;

/**
 * What does not stand in ASCII or Cyrillic, with the marks that belong to it. Piece by piece where they are many: putting
 * marks in order takes the square of their number.
 */
const COMPATIBLE = /[^\p{ASCII}\u0400-\u04FF\s]\p{M}{0,8}|[\p{ASCII}\u0400-\u04FF]\p{M}{1,8}/gu;

/** Signs that stand for a whole sentence hide no word, and would make a text many times as long; in UTF-16 code units. */
const EXPANDED_MAX = 3;

/** Emphasis, spoilers and code marks, which may stand between any two letters. */
const MARKUP = /[*_~|`\\]+/g;

/** Single letters set apart by the same few signs: `s p a m`, `s.p.a.m`. Three letters or more. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_,\u00B7]{1,3})\p{L})(?:\1\p{L})+(?![\p{L}\p{N}])/gu;

/** The same where all is ASCII, several times as fast. */
const SPACED_ASCII = /(?<![a-z\d])[a-z](?:([ .\-_,]{1,3})[a-z])(?:\1[a-z])+(?![a-z\d])/g;

/**
 * A text as the rules about words and links read it: decoded, composed, without what is invisible or only looks, in
 * lower case, letters that were set apart together again. Knows where everything stood.
 */
export function normaliseText(text: string): MappedText {
  const written = asWritten(text);
  const isPlain = PLAIN.test(text);
  const visible = isPlain ? written : replaceMapped(decodePercent(written), INVISIBLE, () => '');
  const composed = isPlain ? visible : replaceMapped(visible, COMPATIBLE, compose);
  const lower = lowerCase(composed);
  const bare = replaceMapped(lower, MARKUP, () => '');
  return replaceMapped(bare, isPlain ? SPACED_ASCII : SPACED, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));
}

/** Letters composed before; a message of thousands of marks is put together of a few. */
const COMPOSED = new Map<string, string>();
const COMPOSED_MAX = 5_000;

/** Compatible forms become the plain letter; marks that belong to no letter of a language are let go. */
function compose(letter: string): string {
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
