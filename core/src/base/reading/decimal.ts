import { withAsciiDigits } from './digits.ts';
import { readNumberText } from './number-text.ts';

/** The number that a text is, with or without a fraction: `1,5`, `1 000`; undefined for every other text. */
export function decimalOf(text: string): number | undefined {
  const ascii = withAsciiDigits(text).trim();
  const number = readNumberText(ascii, 0);
  if (number === null || number === 'malformed' || number.length !== ascii.length) return undefined;
  const value = Number(`${number.whole}.${number.fraction || '0'}`);
  return number.isNegative ? -value : value;
}
