/** What a word must be like: `*` stands for any letters, also none. */
interface Glob {
  /** Bits of the letters a word needs to have. */
  needed: number;
  /** The longest letters in a row that it needs. */
  piece: string;
  matches: (word: string) => boolean;
}

/** Patterns that need the same three letters in a row. */
interface Shelf {
  globs: Glob[];
  /** The last word they were asked about, by its number: letters that come again are no reason to ask again. */
  askedFor: number;
}

/** Letters in a row by which patterns are found; one without so many is asked about every word. */
const KEY_LENGTH = 3;

/** Whether a word is like one of the patterns: those are asked whose letters stand in it. */
export function compileGlobs(patterns: readonly string[]): (word: string) => boolean {
  const globs = patterns.map(compileGlob);
  const always = globs.filter(({ piece }) => piece.length < KEY_LENGTH);
  const shelves = new Map<number, Shelf>();
  for (const glob of globs) {
    if (glob.piece.length < KEY_LENGTH) continue;
    const key = keyAt(glob.piece, 0);
    const shelf = shelves.get(key) ?? { globs: [], askedFor: 0 };
    shelf.globs.push(glob);
    shelves.set(key, shelf);
  }
  const mayBegin = new Uint8Array(SHELVES);
  for (const key of shelves.keys()) mayBegin[key % SHELVES] = 1;

  let words = 0;
  return (word) => {
    const lacking = ~lettersOf(word);
    if (isLikeOne(always, word, lacking)) return true;
    words += 1;
    for (let index = 0; index + KEY_LENGTH <= word.length; index += 1) {
      const key = keyAt(word, index);
      if (mayBegin[key % SHELVES] !== 1) continue;
      const shelf = shelves.get(key);
      if (shelf === undefined || shelf.askedFor === words) continue;
      shelf.askedFor = words;
      if (isLikeOne(shelf.globs, word, lacking)) return true;
    }
    return false;
  };
}

/** Keys are looked up here first, which is several times as fast as in a map. */
const SHELVES = 0x40_00;

/** The three letters that stand there, as a number; others may have the same. */
function keyAt(text: string, index: number): number {
  const [one, two, three] = [text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2)];
  return ((one * 31 + two) * 31 + three) % 0x7f_ff_ff_ff;
}

function isLikeOne(globs: readonly Glob[], word: string, lacking: number): boolean {
  for (const { needed, matches } of globs) if ((needed & lacking) === 0 && matches(word)) return true;
  return false;
}

/**
 * Makes a pattern ready. Each piece is looked for once, from left to right, so that none takes longer than the word is
 * long for each of its pieces; most words are passed over by their length or their letters.
 */
function compileGlob(pattern: string): Glob {
  const [first = '', ...rest] = pattern.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return { needed: lettersOf(pattern), piece: pattern, matches: (word) => word === pattern };
  const middle = rest.filter((piece) => piece !== '');
  const pieces = [first, ...middle, last];
  const lengthMin = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const needed = lettersOf(pieces.join(''));
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one));

  const matches = (word: string) => {
    if (word.length < lengthMin) return false;
    if (!word.startsWith(first) || !word.endsWith(last)) return false;
    let at = first.length;
    for (const piece of middle) {
      const found = word.indexOf(piece, at);
      if (found === -1) return false;
      at = found + piece.length;
    }
    return at <= word.length - last.length;
  };
  return { needed, piece: longest, matches };
}

/** Which letters stand in a word, as 32 bits: a word that lacks one of a pattern's bits lacks that letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}
