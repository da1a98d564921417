const DIGIT = /\p{Nd}/u;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** The text with the digits of every script as ASCII digits. */
export function withAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(valueOf(digit)));
}

/** How long the beginning of a text is that `withAsciiDigits` turned into so many code units. */
export function lengthBefore(text: string, ascii: string, length: number): number {
  if (text.length === ascii.length) return length;
  // Digits outside the basic plane take two code units, but stay one code point.
  const points = Array.from(ascii.slice(0, length)).length;
  return Array.from(text).slice(0, points).join('').length;
}

/** Unicode has the ten digits of a script in a row, and rows without a gap only in tens. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
