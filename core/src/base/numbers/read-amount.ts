/** An amount of money somebody typed, or why it is invalid. */
export type ReadAmount = { amount: number } | { refused: AmountRefusal };
export type AmountRefusal = 'notANumber' | 'notWhole' | 'notPositive' | 'tooLarge';

const ALL = new Set(['all', 'max', 'всё', 'все', 'макс']);
const HALF = new Set(['half', 'пол', 'половина', 'половину']);

/** Digits, an optional fraction, and an optional letter for thousands or millions. */
const AMOUNT = /^([+-]?)(\d+)(?:[.,](\d+))?(k|к|тыс|m|м|млн)?$/u;
const POWERS: Record<string, number> = { k: 3, к: 3, тыс: 3, m: 6, м: 6, млн: 6 };

/** Whether the text says `all` or `half` instead of a number. */
export function isShare(text: string): boolean {
  const written = text.trim().toLowerCase();
  return ALL.has(written) || HALF.has(written);
}

/**
 * Reads an amount: `250`, `1 000`, `1.5k`, `all` and `half` of what is available, in both languages.
 * @param available what the member may spend; half of it is rounded down.
 */
export function readAmount(text: string, available: number): ReadAmount {
  const written = text.trim().toLowerCase();
  if (ALL.has(written)) return positive(available);
  if (HALF.has(written)) return positive(Math.floor(available / 2));

  const found = AMOUNT.exec(written.replaceAll(/(?<=\d)[\s_'’](?=\d)/gu, ''));
  if (found === null) return { refused: 'notANumber' };
  const [, sign, whole = '', fraction = '', unit = ''] = found;
  const power = POWERS[unit] ?? 0;
  const digits = fraction.replace(/0+$/u, '');
  if (digits.length > power) return { refused: 'notWhole' };
  const amount = Number(whole + digits.padEnd(power, '0'));
  if (sign === '-') return { refused: 'notPositive' };
  return amount > Number.MAX_SAFE_INTEGER ? { refused: 'tooLarge' } : positive(amount);
}

function positive(amount: number): ReadAmount {
  return amount > 0 ? { amount } : { refused: 'notPositive' };
}
