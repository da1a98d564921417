import { describe, expect, test } from 'vitest';
import { amountOf, readAmount } from './amount.ts';
import { readWholeNumber } from './whole-number.ts';

test.for([
  { text: '250', units: 250, rest: '' },
  { text: '1,000', units: 1000, rest: '' },
  { text: '12,000', units: 12_000, rest: '' },
  { text: '250,000 prize', units: 250_000, rest: ' prize' },
  { text: ' 1 000 ', units: 1000, rest: ' ' },
  { text: '1 000 000', units: 1_000_000, rest: '' },
  { text: '10 20', units: 10, rest: ' 20' },
  { text: '1\u00a0000 💰', units: 1000, rest: '' },
  { text: '1\u202f000\u2009000', units: 1_000_000, rest: '' },
  { text: '1_000_000', units: 1_000_000, rest: '' },
  { text: '1’000’000', units: 1_000_000, rest: '' },
  { text: '1.000.000', units: 1_000_000, rest: '' },
  { text: '1.5k', units: 1500, rest: '' },
  { text: '1,5К', units: 1500, rest: '' },
  { text: '1.50k', units: 1500, rest: '' },
  { text: '2 тыс', units: 2000, rest: '' },
  { text: '2млн', units: 2_000_000, rest: '' },
  { text: '3 млн за помощь', units: 3_000_000, rest: ' за помощь' },
  { text: '1 млн 200 тыс', units: 1_200_000, rest: '' },
  { text: '10 k', units: 10_000, rest: '' },
  { text: '5kk', units: 5_000_000, rest: '' },
  { text: '💰100', units: 100, rest: '' },
  { text: '$100', units: 100, rest: '' },
  { text: '100 coins', units: 100, rest: '' },
  { text: '💰 100', units: 100, rest: '' },
  { text: '2 косаря', units: 2000, rest: '' },
  { text: '٣٥٠', units: 350, rest: '' },
  { text: '𝟏𝟎𝟎 each', units: 100, rest: ' each' },
  { text: '💰𝟏𝟎𝟎 👋 𝟐', units: 100, rest: ' 👋 𝟐' },
  { text: '100, please', units: 100, rest: ', please' },
  { text: String(Number.MAX_SAFE_INTEGER), units: Number.MAX_SAFE_INTEGER, rest: '' },
])('Reads "$text" as $units and leaves "$rest"', ({ text, units, rest }) => {
  const read = readAmount(text, { symbol: '💰' });

  expect(read).toMatchObject({ kind: 'read', value: { units } });
  expect(text.slice(read.length)).toBe(rest);
});

test.for([
  { text: 'all', percent: 100 },
  { text: 'ВСЁ', percent: 100 },
  { text: 'all in', percent: 100 },
  { text: 'ва-банк', percent: 100 },
  { text: 'half of it', percent: 50 },
  { text: 'всё что есть', percent: 100 },
  { text: 'половина', percent: 50 },
  { text: '50 %', percent: 50 },
  { text: '12.5%', percent: 12.5 },
  { text: '20 процентов', percent: 20 },
])('Reads "$text" as $percent percent', ({ text, percent }) => {
  expect(readAmount(text)).toMatchObject({ kind: 'read', value: { percent } });
});

test.for([
  { text: '', why: 'absent' },
  { text: 'ten', why: 'absent' },
  { text: '-all', why: 'absent' },
  { text: 'allowance', why: 'absent' },
  { text: '1e9', why: 'notANumber' },
  { text: '0x10', why: 'notANumber' },
  { text: '10-20', why: 'notANumber' },
  { text: '1,00,000', why: 'notANumber' },
  { text: '10x', why: 'notANumber' },
  { text: '1;2', why: 'notANumber' },
  { text: '1，000', why: 'notANumber' },
  { text: '1.5', why: 'notWhole' },
  { text: '3.0', why: 'notWhole' },
  { text: '1,50', why: 'notWhole' },
  { text: '1 000,50', why: 'notWhole' },
  { text: '1.2345k', why: 'notWhole' },
  { text: '0', why: 'notPositive' },
  { text: '-5', why: 'notPositive' },
  { text: '0%', why: 'notPositive' },
  { text: '200%', why: 'tooLarge' },
  { text: '9007199254740992', why: 'tooLarge' },
  { text: '100000000000000000000', why: 'tooLarge' },
])('Refuses the amount "$text" with $why', ({ text, why }) => {
  expect(readAmount(text)).toMatchObject({ kind: 'unread', why });
});

test.for([
  { text: '1.500k', meanings: [1500, 1_500_000] },
  { text: '10 к празднику', meanings: [10_000, 10] },
])('Takes "$text" for any of $meanings', ({ text, meanings }) => {
  const expected = meanings.map((units) => ({ units }));

  expect(readAmount(text)).toMatchObject({ kind: 'ambiguous', meanings: expected });
});

test('A number with a plain space in it may be two numbers where another may follow', () => {
  const read = ['100 500', '100\u00a0500', '100 50'].map((text) => readAmount(text, { isBeforeNumber: true }));

  expect(read).toMatchObject([
    { kind: 'ambiguous', meanings: [{ units: 100_500 }, { units: 100 }] },
    { kind: 'read', value: { units: 100_500 } },
    { kind: 'read', value: { units: 100 } },
  ]);
});

test('A number with a plain space in it may be two numbers before more words, unless a group begins with zero', () => {
  const texts = ['100 200 prizes', '1 000 prizes', '100 200', '100\u00a0200 prizes', '100 200!'];

  expect(texts.map((text) => readAmount(text))).toMatchObject([
    { kind: 'ambiguous', meanings: [{ units: 100_200 }, { units: 100 }], lengths: [7, 3] },
    { kind: 'read', value: { units: 1000 } },
    { kind: 'read', value: { units: 100_200 } },
    { kind: 'read', value: { units: 100_200 } },
    { kind: 'read', value: { units: 100_200 } },
  ]);
});

test('A symbol of money is no unit, and no part of a word', () => {
  const read = ['10 м', '10м', '10 мне'].map((text) => readAmount(text, { symbol: 'м' }));

  expect(read).toMatchObject([
    { value: { units: 10 }, length: 4 },
    { value: { units: 10_000_000 } },
    { value: { units: 10 }, length: 2 },
  ]);
});

test('An amount can be zero where that is allowed', () => {
  expect(readAmount('0', { mayBeZero: true })).toMatchObject({ kind: 'read', value: { units: 0 } });
});

describe('What a share comes to', () => {
  test.for([
    { percent: 100, available: 101, amount: 101 },
    { percent: 50, available: 101, amount: 50 },
    { percent: 12.5, available: 80, amount: 10 },
    { percent: 100, available: 0, amount: 0 },
    { percent: 100, available: -5, amount: 0 },
    { percent: 100, available: Number.MAX_SAFE_INTEGER, amount: Number.MAX_SAFE_INTEGER },
  ])('$percent percent of $available is $amount', ({ percent, available, amount }) => {
    expect(amountOf({ percent }, available)).toBe(amount);
  });
});

test.for([
  { text: '#22', value: 22 },
  { text: '№ 7', value: 7 },
  { text: '№22', value: 22 },
  { text: 'case 22', value: 22 },
  { text: 'Case #22', value: 22 },
  { text: 'случай № 22', value: 22 },
  { text: 'page 2', value: 2 },
  { text: 'стр. 2', value: 2 },
  { text: '-1,500', value: -1500 },
  { text: '−3', value: -3 },
  { text: '+4', value: 4 },
  { text: '-0', value: 0 },
  { text: '1 000', value: 1000 },
  { text: 'x3', value: 3 },
  { text: '3х', value: 3 },
  { text: '2 шт.', value: 2 },
])('Reads "$text" as the whole number $value', ({ text, value }) => {
  expect(readWholeNumber(text)).toEqual({ kind: 'read', value, length: text.length });
});
