import { isGlued, type NumberText, readNumberText } from './number-text.ts';

export type QuantityProblem = 'notANumber' | 'notWhole' | 'tooLarge';

/**
 * A whole number with its unit applied; `values` has several where the text can be read in several ways, and `head` is
 * what is before the first plain space between groups.
 */
export type Quantity =
  | { values: readonly number[]; head: number | null; end: number }
  | { problem: QuantityProblem; end: number };

/** The units of a number by their power of ten. */
const POWERS: ReadonlyMap<string, number> = new Map(
  [
    [3, 'k к тыс тысяча тысячи тысяч тысячу тыщ тыщи косарь косаря косарей thousand thousands grand'] as const,
    [6, 'm м kk кк mil mill mln млн лям ляма лямов million millions миллион миллиона миллионов'] as const,
    [9, 'b bn bln billion billions млрд миллиард миллиарда миллиардов'] as const,
  ].flatMap(([power, words]) => words.split(' ').map((word) => [word, power] as const)),
);

const UNIT = /([^\S\r\n]*)(\p{L}+)(\.?)(?![\p{L}\p{Nd}])/uy;

/**
 * Reads a whole number with its unit at a place of a text with ASCII digits: `1,500`, `1.5k`, `2 тыс`, `1 млн 200 тыс`.
 * Null where there is no number.
 */
export function readQuantity(text: string, at: number, options: { mayHaveSpaces?: boolean } = {}): Quantity | null {
  const first = readTerm(text, at, options);
  if (first === null || 'problem' in first || first.power === 0) return first;
  const space = /^[^\S\r\n]+/.exec(text.slice(first.end, first.end + 3))?.[0] ?? '';
  const next = space === '' ? null : readTerm(text, first.end + space.length, options);
  const [value] = first.values;
  // "1 млн 200 тыс" is one number: the second has a smaller unit of its own.
  if (next === null || 'problem' in next || next.power === 0 || next.power >= first.power) return first;
  const values = next.values.map((more) => (value ?? 0) + more);
  return values.every(Number.isSafeInteger) && first.values.length === 1 ? { ...next, values } : first;
}

type Term =
  | { values: number[]; power: number; head: number | null; end: number }
  | { problem: QuantityProblem; end: number };

function readTerm(text: string, at: number, options: { mayHaveSpaces?: boolean }): Term | null {
  const number = readNumberText(text, at, options);
  if (number === null) return null;
  if (number === 'malformed') return { problem: 'notANumber', end: wordEnd(text, at) };
  const { length, spacedHead, isNegative } = number;
  const unit = readUnit(text, at + length);
  const end = unit?.end ?? at + length;
  // "1 366d" is a number and a time.
  if (isGlued(text, end) && spacedHead !== null) return readTerm(text, at, { mayHaveSpaces: false });
  if (isGlued(text, end)) return { problem: 'notANumber', end: wordEnd(text, at) };
  const values = valuesOf(number, unit);
  if (typeof values === 'string') return { problem: values, end };
  const signed = values.map((value) => (isNegative && value !== 0 ? -value : value));
  return { values: signed, power: unit?.power ?? 0, head: spacedHead, end };
}

interface Unit {
  power: number;
  /** May be a word of the sentence as well: "10 к празднику". */
  isDoubtful: boolean;
  end: number;
}

function readUnit(text: string, at: number): Unit | null {
  UNIT.lastIndex = at;
  const [match, space = '', word = '', dot = ''] = UNIT.exec(text) ?? [];
  const power = POWERS.get(word.toLowerCase());
  if (match === undefined || power === undefined) return null;
  const end = at + match.length - (word.length > 1 ? 0 : dot.length);
  const isDoubtful = space !== '' && word.length === 1 && text.slice(end).trim() !== '';
  return { power, isDoubtful, end };
}

function valuesOf(number: NumberText, unit: Unit | null): number[] | QuantityProblem {
  const power = unit?.power ?? 0;
  const value = scale(number, power);
  if (typeof value === 'string') return value;
  const other = power === 0 || number.otherFraction === null ? value : scale(number.otherFraction, power);
  const bare = unit?.isDoubtful === true ? scale(number, 0) : value;
  return [...new Set([other, bare, value])].filter((each) => typeof each === 'number');
}

function scale({ whole, fraction }: Pick<NumberText, 'whole' | 'fraction'>, power: number): number | QuantityProblem {
  const digits = fraction.replace(/0+$/u, '');
  // Even "3.0" is refused: it may be three thousand cut short.
  if (digits.length > power || (fraction !== '' && power === 0)) return 'notWhole';
  const value = Number(whole + digits.padEnd(power, '0'));
  return value > Number.MAX_SAFE_INTEGER ? 'tooLarge' : value;
}

/** The end of the word at a place. */
function wordEnd(text: string, at: number): number {
  const [word = ''] = /^\S+/u.exec(text.slice(at)) ?? [];
  return at + word.length;
}
