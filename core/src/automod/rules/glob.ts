/** What a word must be like: `*` stands for any letters, also none. */
interface Glob {
  /** Bits of the letters a word needs to have. */
  needed: number;
  matches: (word: string) => boolean;
}

/** Whether a word is like one of the patterns. */
export function compileGlobs(patterns: readonly string[]): (word: string) => boolean {
  const globs = patterns.map(compileGlob);
  return (word) => {
    const lacking = ~lettersOf(word);
    for (const { needed, matches } of globs) if ((needed & lacking) === 0 && matches(word)) return true;
    return false;
  };
}

/**
 * Makes a pattern ready. Each piece is looked for once, from left to right, so that none takes longer than the word is
 * long for each of its pieces; most words are passed over by their length or their letters.
 */
function compileGlob(pattern: string): Glob {
  const [first = '', ...rest] = pattern.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return { needed: lettersOf(pattern), matches: (word) => word === pattern };
  const middle = rest.filter((piece) => piece !== '');
  const pieces = [first, ...middle, last];
  const lengthMin = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const needed = lettersOf(pieces.join(''));

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
  return { needed, matches };
}

/** Which letters stand in a word, as 32 bits: a word that lacks one of a pattern's bits lacks that letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}
