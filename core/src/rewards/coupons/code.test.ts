import { expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_MAX, CODE_MIN, readCode, writeCode } from './code.ts';

test.for([
  ['SUMMER', ' summer '],
  ['7K3M-P2QX-9RTA', '7k3mp2qx9rta'],
  ['7K3M-P2QX-9RTA', '7K3M P2QX—9RTA'],
  ['HELLO', 'HE110'],
  ['ЛЕТО', 'лето'],
  ['ＳＡＬＥ', 'sale'],
] as const)('Coupon codes "%s" and "%s" are equivalent', ([one, other]) => {
  expect(readCode(one)).not.toBeNull();
  expect(readCode(one)).toBe(readCode(other));
});

test('A coupon code has 4 to 32 letters and digits, not counting dashes', () => {
  expect(readCode('A'.repeat(CODE_MIN))).not.toBeNull();
  expect(readCode('A'.repeat(CODE_MAX))).not.toBeNull();
  expect(readCode(`${'A'.repeat(CODE_MAX)}-`)).not.toBeNull();
  expect(readCode('A'.repeat(CODE_MIN - 1))).toBeNull();
  expect(readCode('A'.repeat(CODE_MAX + 1))).toBeNull();
  expect(readCode('A--B')).toBeNull();
});

test.for(['', '🎁🎁🎁🎁', 'SUM.MER', '<@123456>', 'A'.repeat(1000)])('Coupon code parsing rejects "%s"', (text) => {
  expect(readCode(text)).toBeNull();
});

test('A generated coupon code parses back to its symbols', () => {
  const symbols = CODE_ALPHABET.slice(0, 12);

  expect(writeCode(symbols)).toBe('0123-4567-89AB');
  expect(readCode(writeCode(symbols))).toBe(symbols);
});
