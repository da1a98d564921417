import { withAsciiDigits } from './digits.ts';
import { onlyValue } from './reading.ts';
import { readWholeNumber } from './whole-number.ts';

/** `2d6 + 1`, with a Latin or Cyrillic letter, or the sides of one die. */
const NOTATION = /^(?:([^dдк]*)[dдк])?([^dдк+−–-]+)(?:([+−–-])(.+))?$/u;

/** The numbers of dice notation, of any size; null where it is none. */
export function readDiceText(text: string): { count: number; sides: number; modifier: number } | null {
  const written = withAsciiDigits(text).toLowerCase().trim();
  const [, count = '', sides, sign = '+', modifier = '0'] = NOTATION.exec(written) ?? [];
  const [many, faces, more] = [count.trim() || '1', sides ?? '', modifier].map((part) =>
    onlyValue(readWholeNumber(part), part),
  );
  if (many === undefined || faces === undefined || more === undefined) return null;
  return { count: many, sides: faces, modifier: sign === '+' ? more : 0 - more };
}
