/** Kinds of a UTF-16 code unit, as bit flags. */
export const WORD = 1;
/** A blank or punctuation. */
export const BLANK = 2;
export const UPPER = 4;
export const LOWER = 8;
/** Half of a surrogate pair; its kind depends on both halves. */
export const SURROGATE = 16;
const COMPUTED = 32;

/** Computed once per code unit: testing every character with a regular expression takes many times as long. */
const KINDS = new Uint8Array(0x1_00_00);

/** The kinds of a code unit, 0 to 65,535; zero where it has none of them. */
export function kindOf(unit: number): number {
  const kind = KINDS[unit] ?? 0;
  return kind === 0 ? learn(unit) : kind;
}

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const kind =
    COMPUTED |
    (/[\p{L}\p{N}]/u.test(character) ? WORD : 0) |
    (/[\s\p{P}]/u.test(character) ? BLANK : 0) |
    (/\p{Lu}/u.test(character) ? UPPER : 0) |
    (/\p{Ll}/u.test(character) ? LOWER : 0) |
    (unit >= 0xd8_00 && unit <= 0xdf_ff ? SURROGATE : 0);
  KINDS[unit] = kind;
  return kind;
}

/** The length in code units of the word character at that index; 0 where there is none. */
export function wordUnitsAt(text: string, index: number): number {
  const kind = kindOf(text.charCodeAt(index));
  if ((kind & SURROGATE) === 0) return kind & WORD;
  return isWordCharacter(text.codePointAt(index) ?? 0) ? 2 : 0;
}

/** Letters beyond U+FFFF are rare but emojis are not, so results are cached. */
const ASTRAL = new Map<number, boolean>();
const ASTRAL_MAX = 5_000;

function isWordCharacter(codePoint: number): boolean {
  const kind = ASTRAL.get(codePoint);
  if (kind !== undefined) return kind;
  const isWord = codePoint > 0xff_ff && /[\p{L}\p{N}]/u.test(String.fromCodePoint(codePoint));
  if (ASTRAL.size >= ASTRAL_MAX) ASTRAL.clear();
  ASTRAL.set(codePoint, isWord);
  return isWord;
}
