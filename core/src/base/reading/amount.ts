import { lengthsBefore, withAsciiDigits } from './digits.ts';
import { isGlued, readNumberText } from './number-text.ts';
import { type QuantityProblem, readQuantity } from './quantity.ts';
import type { Reading } from './reading.ts';

/** An amount as it was ordered: a number, or a share of what there is. */
export type Amount = { units: number } | { percent: number };

/** `absent`: the text does not begin with an amount. */
export type AmountProblem = QuantityProblem | 'absent' | 'notPositive';

export interface AmountOptions {
  /** The server's symbol of money, which may be written with the number. */
  symbol?: string;
  mayBeZero?: boolean;
  /** Another number may follow, so that `100 500` may be one number or two. */
  isBeforeNumber?: boolean;
}

const EXAMPLE = '1,500';

const SHARES: ReadonlyMap<string, number> = new Map([
  ...['all', 'max', 'everything', 'всё', 'все', 'макс', 'весь', 'максимум'].map((word) => [word, 100] as const),
  ...['half', 'пол', 'половина', 'половину'].map((word) => [word, 50] as const),
]);

const WORD = /\p{L}+(?![\p{L}\p{Nd}])/uy;
/** "All in" is all of it. */
const ALL_IN = /(?:all[\s-]?in|ва[\s-]банк)(?![\p{L}\p{Nd}])/iuy;
const PERCENT = /[^\S\r\n]*(?:[%％٪]|(?:percent|percents|процент|процента|процентов)(?!\p{L}))/iuy;
const SPACE = /[^\S\r\n]*/y;
/** Words for money, and signs of currencies, written next to a number. */
const CURRENCY = /[^\S\r\n]*(?:\p{Sc}|(?:coins?|монет[аыу]?|руб(?:л(?:ь|я|ей))?)(?!\p{L}))/iuy;

/**
 * Reads the amount at the beginning of a text, in the digits of any script: `250`, `1,000`, `1 000`, `1.5k`, `2 тыс`,
 * `all`, `half`, `50 %`.
 */
export function readAmount(text: string, options: AmountOptions = {}): Reading<Amount, AmountProblem> {
  const { symbol = '', mayBeZero = false, isBeforeNumber = false } = options;
  const ascii = withAsciiDigits(text);
  const lengthBefore = lengthsBefore(text, ascii);
  const start = ascii.length - ascii.trimStart().length;
  const at = beforeNumber(ascii, start, symbol);
  const unread = (why: AmountProblem, end: number) =>
    ({ kind: 'unread', why, length: lengthBefore(end), example: EXAMPLE }) as const;
  const share = readShare(ascii, at);
  if (share !== null) {
    const isInRange = share.percent > 0 && share.percent <= 100;
    const length = lengthBefore(share.end);
    if (isInRange) return { kind: 'read', value: { percent: share.percent }, length };
    return unread(share.percent > 0 ? 'tooLarge' : 'notPositive', share.end);
  }
  const quantity = readQuantity(beforeSymbol(ascii, at, symbol), at);
  if (quantity === null) return unread('absent', 0);
  if ('problem' in quantity) return unread(quantity.problem, quantity.end);
  const end = at === start ? afterSymbol(ascii, quantity.end, symbol) : quantity.end;
  const { head } = quantity;
  const headEnd = at + (/^\S+/u.exec(ascii.slice(at))?.[0].length ?? 0);
  const isHeadAlone = head !== null && (isBeforeNumber || FOLLOWED.test(ascii.slice(end)));
  const values = isHeadAlone ? [...quantity.values, head] : quantity.values;
  const [value = 0, ...others] = values;
  if (value < 0 || (value === 0 && !mayBeZero)) return unread('notPositive', end);
  const length = lengthBefore(end);
  if (others.length > 0) {
    const lengths = [...quantity.values.map(() => length), ...(isHeadAlone ? [lengthBefore(headEnd)] : [])];
    return { kind: 'ambiguous', meanings: values.map((units) => ({ units })), length, lengths };
  }
  return { kind: 'read', value: { units: value }, length };
}

/** More words: with plain spaces between its groups, a number before them may be two. */
const FOLLOWED = /^[^\S\r\n]*[\p{L}\p{Nd}]/u;

/** What an amount comes to, of what may be spent: a share is rounded down, and can be 0. */
export function amountOf(amount: Amount, available: number): number {
  if ('units' in amount) return amount.units;
  const hundredths = BigInt(Math.round(amount.percent * 100));
  return available <= 0 ? 0 : Number((BigInt(available) * hundredths) / 10_000n);
}

/** `all`, `half` or `50 %`. */
function readShare(text: string, at: number): { percent: number; end: number } | null {
  ALL_IN.lastIndex = at;
  const [allIn] = ALL_IN.exec(text) ?? [];
  if (allIn !== undefined) return { percent: 100, end: at + allIn.length };
  WORD.lastIndex = at;
  const [word] = WORD.exec(text) ?? [];
  const share = word === undefined ? undefined : SHARES.get(word.toLowerCase());
  if (word !== undefined && share !== undefined) return { percent: share, end: afterShare(text, at + word.length) };
  const number = readNumberText(text, at);
  if (number === null || number === 'malformed' || number.isNegative) return null;
  PERCENT.lastIndex = at + number.length;
  const [percent] = PERCENT.exec(text) ?? [];
  const end = at + number.length + (percent ?? '').length;
  if (percent === undefined || isGlued(text, end)) return null;
  return { percent: Number(`${number.whole}.${number.fraction || '0'}`), end };
}

/** The text up to a symbol of money that follows a number after a space: a symbol "K" is no unit there. */
function beforeSymbol(text: string, at: number, symbol: string): string {
  const number = symbol === '' ? null : readNumberText(text, at);
  if (number === null || number === 'malformed') return text;
  const end = at + number.length;
  SPACE.lastIndex = end;
  const space = SPACE.exec(text)?.[0] ?? '';
  return space !== '' && symbolEnd(text, end + space.length, symbol) !== null ? text.slice(0, end) : text;
}

/** The end of the symbol at a place; null if another text is there, also a longer word. */
function symbolEnd(text: string, at: number, symbol: string): number | null {
  const end = at + symbol.length;
  const isWord = /\p{L}$/u.test(symbol) && /^\p{L}/u.test(text.slice(end));
  return text.startsWith(symbol, at) && !isWord ? end : null;
}

/** "All my money", "half of it": what may follow a share to the end of the text. */
const OF_IT =
  /(?:[^\S\r\n]+(?:of|it|them|my|the|money|balance|coins|bet|i|have|что|есть|мои|моих|моего|баланс|баланса|денег|деньги|монет))+\s*$/iuy;

function afterShare(text: string, at: number): number {
  OF_IT.lastIndex = at;
  return at + (OF_IT.exec(text)?.[0].length ?? 0);
}

/** The place of the number: after a symbol that is written before it. */
function beforeNumber(text: string, at: number, symbol: string): number {
  const end = afterSymbol(text, at, symbol);
  SPACE.lastIndex = end;
  return end === at ? at : end + (SPACE.exec(text)?.[0].length ?? 0);
}

/** The end of the symbol of money, or of a word for it, at a place; the place itself if there is none. */
function afterSymbol(text: string, at: number, symbol: string): number {
  SPACE.lastIndex = at;
  const from = at + (SPACE.exec(text)?.[0].length ?? 0);
  const end = symbol === '' ? null : symbolEnd(text, from, symbol);
  if (end !== null) return end;
  CURRENCY.lastIndex = at;
  return at + (CURRENCY.exec(text)?.[0].length ?? 0);
}
