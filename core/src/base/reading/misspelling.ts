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
