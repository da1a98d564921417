/** A number as it is written, without a unit. */
export interface NumberText {
  isNegative: boolean;
  /** ASCII digits. */
  whole: string;
  /** Digits after a decimal mark; empty if there is none. */
  fraction: string;
  /** Read as a fraction too, if a unit such as "k" follows: the three digits of `1.500`. */
  otherFraction: { whole: string; fraction: string } | null;
  /** What is before the first group, if plain spaces separate the groups; otherwise null. */
  spacedHead: number | null;
  length: number;
}

/** Marks that separate groups of digits. */
const MARKS = ".,'’ʼ`´_٬";
const NUMBER = new RegExp(String.raw`([+\-−–]?)(\d+(?:[${MARKS}]\d+)*|[.,]\d+)`, 'y');
/** Groups separated by any space, narrow and no-break ones too. */
const SPACED = /(?:[^\S\r\n]{1,2}\d{3}(?!\d))+/y;
const FRACTION = /[.,](\d+)(?![.,]?\d)/y;
/** What makes a number part of something else: an exponent, a range, a clock, a date, a word. */
const GLUED = /[\p{L}\p{Nd}_]|[^\s\p{L}\p{Nd}]\d/uy;
const HEAD = /^[1-9]\d{0,2}$/;
const GROUP = /^\d{3}$/;

/**
 * Reads the number at a place of a text with ASCII digits. A comma, dot, apostrophe or underscore before exactly three
 * digits groups; a comma or dot before another number of digits is a decimal mark. Null where there is no number, and
 * `malformed` where its groups are not groups of three.
 * @param mayHaveSpaces Spaces may separate its groups.
 */
export function readNumberText(
  text: string,
  at: number,
  { mayHaveSpaces = true } = {},
): NumberText | 'malformed' | null {
  NUMBER.lastIndex = at;
  const [match, sign = '', digits = ''] = NUMBER.exec(text) ?? [];
  if (match === undefined) return null;
  const isNegative = sign !== '' && sign !== '+';
  const end = at + match.length;
  if (mayHaveSpaces && HEAD.test(digits)) {
    const spaced = readSpaced(text, { head: digits, from: end });
    if (spaced !== null) return { ...spaced, isNegative, length: spaced.end - at };
  }
  const parts = partsOf(digits);
  return parts === null ? 'malformed' : { ...parts, isNegative, spacedHead: null, length: end - at };
}

/** Whether the text goes on, at this place, in a way that makes the number before it part of something else. */
export function isGlued(text: string, at: number): boolean {
  GLUED.lastIndex = at;
  return GLUED.test(text);
}

function readSpaced(text: string, { head, from }: { head: string; from: number }) {
  SPACED.lastIndex = from;
  const [groups] = SPACED.exec(text) ?? [];
  if (groups === undefined) return null;
  FRACTION.lastIndex = from + groups.length;
  const [mark = '', fraction = ''] = FRACTION.exec(text) ?? [];
  const whole = head + groups.replaceAll(/\D/g, '');
  // Our own writers separate with no-break spaces, which nobody types between two numbers.
  // "100 200" may be two numbers; a group that begins with zero is none by itself, and two groups are hardly three.
  const spacedHead = / /.test(groups) && /^\s*[1-9]\d\d$/u.test(groups) ? Number(head) : null;
  return { whole, fraction, otherFraction: null, spacedHead, end: from + groups.length + mark.length };
}

type Parts = Pick<NumberText, 'whole' | 'fraction' | 'otherFraction'>;

function partsOf(digits: string): Parts | null {
  const parts = digits.split(/\D/);
  const marks = digits.match(/\D/g) ?? [];
  const [head = '', ...groups] = parts;
  const last = groups.at(-1) ?? '';
  const isDecimal = marks.at(-1) === '.' || marks.at(-1) === ',';
  if (groups.length === 0) return { whole: head, fraction: '', otherFraction: null };
  if (isGrouped(parts, marks)) {
    const otherFraction = groups.length === 1 && isDecimal ? { whole: head, fraction: last } : null;
    return { whole: head + groups.join(''), fraction: '', otherFraction };
  }
  const before = parts.slice(0, -1);
  const isWhole = before.length === 1 || (isGrouped(before, marks.slice(0, -1)) && marks[0] !== marks.at(-1));
  return isDecimal && isWhole ? { whole: before.join('') || '0', fraction: last, otherFraction: null } : null;
}

/** Groups of three after a head of one to three digits, all separated by the same mark. */
function isGrouped([head = '', ...groups]: readonly string[], marks: readonly string[]): boolean {
  return HEAD.test(head) && groups.every((group) => GROUP.test(group)) && marks.every((mark) => mark === marks[0]);
}
