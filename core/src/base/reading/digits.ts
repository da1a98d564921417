const DIGIT = /\p{Nd}/u;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** The text with the digits of every script as ASCII digits. */
export function withAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(valueOf(digit)));
}

/** How long the beginning of a text is that `withAsciiDigits` turned into so many code units. */
export function lengthsBefore(text: string, ascii: string): (length: number) => number {
  if (text.length === ascii.length) return (length) => length;
  // Digits outside the basic plane take two code units, and become one; other characters stay as they are.
  const lengths: number[] = [0];
  for (const point of text) {
    const before = lengths.at(-1) ?? 0;
    const isShorter = point.length === 2 && DIGIT.test(point);
    lengths.push(...(point.length === 2 && !isShorter ? [before + 1, before + 2] : [before + point.length]));
  }
  return (length) => lengths[length] ?? text.length;
}

/** Unicode has the ten digits of a script in a row, and rows without a gap only in tens. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
