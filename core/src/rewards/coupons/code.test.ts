import { expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_MAX, CODE_MIN, readCode, writeCode } from './code.ts';

test.for([
  ['SUMMER', ' summer '],
  ['7K3M-P2QX-9RTA', '7k3mp2qx9rta'],
  ['7K3M-P2QX-9RTA', '7K3M P2QX—9RTA'],
  ['HELLO', 'HE110'],
  ['ЛЕТО', 'лето'],
  ['ＳＡＬＥ', 'sale'],
] as const)('"%s" and "%s" are one code', ([one, other]) => {
  expect(readCode(one)).not.toBeNull();
  expect(readCode(one)).toBe(readCode(other));
});

test('a code has 4 to 32 letters and figures, dashes not counted', () => {
  expect(readCode('A'.repeat(CODE_MIN))).not.toBeNull();
  expect(readCode('A'.repeat(CODE_MAX))).not.toBeNull();
  expect(readCode(`${'A'.repeat(CODE_MAX)}-`)).not.toBeNull();
  expect(readCode('A'.repeat(CODE_MIN - 1))).toBeNull();
  expect(readCode('A'.repeat(CODE_MAX + 1))).toBeNull();
  expect(readCode('A--B')).toBeNull();
});

test.for(['', '🎁🎁🎁🎁', 'SUM.MER', '<@123456>', 'A'.repeat(1000)])('"%s" is none', (text) => {
  expect(readCode(text)).toBeNull();
});

test('a drawn code reads as what it was drawn as', () => {
  const symbols = CODE_ALPHABET.slice(0, 12);

  expect(writeCode(symbols)).toBe('0123-4567-89AB');
  expect(readCode(writeCode(symbols))).toBe(symbols);
});
