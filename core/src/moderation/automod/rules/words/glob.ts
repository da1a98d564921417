/** A word pattern: `*` stands for any letters, or none. */
interface Glob {
  /** Bit set of the letters a word must contain. */
  needed: number;
  /** The longest run of letters it requires. */
  piece: string;
  matches: (word: string) => boolean;
}

/** Patterns that require the same three letters in a row. */
interface Shelf {
  globs: Glob[];
  /** Number of the last word they were tested on, so that a word with the key in it twice is tested once. */
  lastWord: number;
}

/** Length of the letter run patterns are indexed by; patterns without such a run are tested on every word. */
const KEY_LENGTH = 3;

/** Whether a word matches one of the patterns; only those whose key letters occur in the word are tested. */
export function compileGlobs(patterns: readonly string[]): (word: string) => boolean {
  const globs = patterns.map(compileGlob);
  const always = globs.filter(({ piece }) => piece.length < KEY_LENGTH);
  const shelves = new Map<number, Shelf>();
  for (const glob of globs) {
    if (glob.piece.length < KEY_LENGTH) continue;
    const key = keyAt(glob.piece, 0);
    const shelf = shelves.get(key) ?? { globs: [], lastWord: 0 };
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
      if (shelf === undefined || shelf.lastWord === words) continue;
      shelf.lastWord = words;
      if (isLikeOne(shelf.globs, word, lacking)) return true;
    }
    return false;
  };
}

/** Keys are looked up in this table first, which is several times as fast as a map. */
const SHELVES = 0x40_00;

/** The three letters at that position as a number; other letters may have the same one. */
function keyAt(text: string, index: number): number {
  const [one, two, three] = [text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2)];
  return ((one * 31 + two) * 31 + three) % 0x7f_ff_ff_ff;
}

function isLikeOne(globs: readonly Glob[], word: string, lacking: number): boolean {
  for (const { needed, matches } of globs) if ((needed & lacking) === 0 && matches(word)) return true;
  return false;
}

/**
 * Compiles a pattern. Each piece is searched once, from left to right, so that matching is linear in the word's length
 * for each piece; most words are rejected by their length or letters alone.
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

/** The letters of a word as a 32-bit set: where a bit of the pattern is missing, the word lacks that letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}
