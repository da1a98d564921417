/** Whether two words differ by one letter: a wrong, missing or surplus one, or two that changed places. */
export function isOneLetterOff(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [rest, wanted] = [word.slice(from), other.slice(from)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (isSwapped && rest.length > 1)
  );
}

/** A word without letters typed twice in a row. */
export function withoutDoubles(word: string): string {
  return word.replaceAll(/(\p{L})\1+/gu, '$1');
}

/**
 * How many letters of a word are wrong, missing, surplus or in each other’s place; where these are more than the most
 * that matter, some number above that.
 */
export function typingErrors(word: string, other: string, most: number): number {
  const from = sharedBeginning(word, other);
  const [letters, wanted] = [Array.from(word.slice(from)), Array.from(other.slice(from))];
  if (Math.abs(letters.length - wanted.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: wanted.length + 1 }, (_, column) => column);
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1];
    for (const [column, each] of wanted.entries()) {
      const isSwapped = letter === wanted[column - 1] && letters[index - 1] === each;
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === each ? 0 : 1),
          isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[wanted.length] ?? 0;
}

/** How much of two words is the same from the beginning, in UTF-16 code units; no pair of them is split. */
function sharedBeginning(word: string, other: string): number {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  return from > 0 && !word.slice(0, from).isWellFormed() ? from - 1 : from;
}
