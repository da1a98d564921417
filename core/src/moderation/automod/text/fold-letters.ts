import { isOfOneAlphabet, latinFor, mixesScripts, scriptReadings } from './fold-confusables.ts';

/** Shorter words with accents are words of their own: French `râ`, German `aß`. */
const ACCENTED_MIN = 4;

/** Cyrillic letters that carry a mark without it being an accent. */
const OWN_MARKS = /[йїўґ]/u;

/** Letters that Unicode does not take apart. */
const LIGATURES = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
]);

/** A word without accents, in plain letters: `spám` as `spam`, `straße` as `strasse`. The same where there are none. */
export function withoutAccents(word: string): string {
  let bare = '';
  for (const letter of word)
    bare += letter.charCodeAt(0) < 0x80 || OWN_MARKS.test(letter) ? letter : bareLetter(letter);
  return bare;
}

function bareLetter(letter: string): string {
  const ligature = LIGATURES.get(letter);
  if (ligature !== undefined) return ligature;
  const base = letter.normalize('NFD').replaceAll(/\p{Mn}+/gu, '');
  if (base !== letter) return base;
  return /\p{Script=Latin}/u.test(letter) ? (latinFor(letter) ?? letter) : letter;
}

const LEET_LATIN: readonly ReadonlyMap<string, string>[] = [
  pairs('0o 1i 3e 4a 5s 6g 7t 8b 9g @a $s !i €e £l ¥y +t'),
  pairs('0o 1l 2z 3e 4a 5s 6b 7t 8b 9g @a $s !l €e £l ¥y +t'),
];
const LEET_CYRILLIC = pairs('0о 1и 3з 4ч 6б 7т 8в 9я @а $с !и €е');

function pairs(list: string): Map<string, string> {
  return new Map(list.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]));
}

/** A digit or sign that stands for a letter. */
export const LEET = /[\d@$!€£¥+]/;

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** What a word with digits or signs among its letters may stand for; nothing for numbers and plain words. */
function leetReadings(cased: string): string[] {
  if (!LEET.test(cased) || cased.length > LEET_MAX) return [];
  const signs = cased.match(SIGNS)?.length ?? 0;
  // One letter may be left, as in `a55`; a number with a unit has more digits.
  if (signs * 2 > cased.length + 1) return [];
  const maps = CYRILLIC.test(cased) ? [LEET_CYRILLIC, ...LEET_LATIN] : LEET_LATIN;
  return [...new Set(maps.map((map) => cased.replaceAll(SIGNS, (sign) => map.get(sign) ?? sign)))];
}

/** Nobody reads signs for letters in longer words. */
const LEET_MAX = 40;
const SIGNS = /[\d@$!€£¥+]/g;

/** What a word may stand for besides itself, in lower case: nothing for nearly all words. */
export function readingsOf(text: string, cased: string): readonly string[] {
  const isPlain = isOfOneAlphabet(text);
  if (isPlain && !LEET.test(text)) return NONE;
  const readings = [cased, ...leetReadings(cased)].flatMap((each) => {
    const lower = each.toLowerCase();
    return !isPlain && mixesScripts(lower) ? [lower, ...scriptReadings(each)] : [lower];
  });
  const bare = isPlain || text.length < ACCENTED_MIN ? [] : readings.map(withoutAccents);
  return [...new Set([...readings, ...bare])].filter((each) => each !== text);
}

const NONE: readonly string[] = [];
