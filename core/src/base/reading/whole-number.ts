import { lengthsBefore, withAsciiDigits } from './digits.ts';
import { type QuantityProblem, readQuantity } from './quantity.ts';
import type { Reading } from './reading.ts';

/** `absent`: the text does not begin with a number. */
export type WholeNumberProblem = QuantityProblem | 'absent';

const EXAMPLE = '1,500';

/** What is numbered may be named before its number: `#22`, `№ 22`, `case 22`, `page 2`. */
const NUMBERED = [
  'case|page|p\\.?|number|num\\.?|no\\.?|giveaway|coupon|reminder|warning',
  'случай|случая|дело|дела|страница|страницу|стр\\.?|номер|ном\\.?|розыгрыш|купон|напоминание|предупреждение',
].join('|');
const BEFORE = new RegExp(String.raw`^\s*(?:(?:${NUMBERED})(?=[\s#№\d])\s*(?=[#№\d]))?(?:[#№]\s*(?=\d))?`, 'iu');

/** A count of things: `x3`, `×3`, `3x`, `3 шт`. */
const COUNT =
  /^\s*(?:[x×х]\s?(?<after>\d{1,9})|(?<before>\d{1,9})(?:[x×х]|\s?(?:шт|штуки|штук|pcs|pieces)\.?))(?![\p{L}\p{Nd}])/iu;

/**
 * Reads the whole number at the beginning of a text, in the digits of any script: `12`, `-1,500`, `1 000 000`, `2k`, `x3`.
 * Groups of three after a head of one to three digits are one number, also with plain spaces between them unless other
 * words follow the number in an order.
 */
export function readWholeNumber(
  text: string,
  options: { mayHaveSpaces?: boolean } = {},
): Reading<number, WholeNumberProblem> {
  const ascii = withAsciiDigits(text);
  const lengthBefore = lengthsBefore(text, ascii);
  const count = COUNT.exec(ascii);
  const counted = count?.groups?.['after'] ?? count?.groups?.['before'];
  if (count !== null && counted !== undefined) {
    return { kind: 'read', value: Number(counted), length: lengthBefore(count[0].length) };
  }
  const at = BEFORE.exec(ascii)?.[0].length ?? 0;
  const quantity = readQuantity(ascii, at, options);
  if (quantity === null) return { kind: 'unread', why: 'absent', length: 0, example: EXAMPLE };
  const length = lengthBefore(quantity.end);
  if ('problem' in quantity) return { kind: 'unread', why: quantity.problem, length, example: EXAMPLE };
  const [value, ...others] = quantity.values;
  if (value === undefined || others.length > 0) return { kind: 'ambiguous', meanings: quantity.values, length };
  return { kind: 'read', value, length };
}
