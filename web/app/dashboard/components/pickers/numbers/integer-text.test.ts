import { expect, test } from 'vitest';
import { readInteger, writeInteger } from './integer-text.ts';

test.for([
  { text: '0', value: 0 },
  { text: ' 42 ', value: 42 },
  { text: '-7', value: -7 },
  { text: '−7', value: -7 },
  { text: '+7', value: 7 },
  { text: '007', value: 7 },
  { text: '1 000 000', value: 1_000_000 },
  { text: '1\u00a0000', value: 1_000 },
  { text: '1\u202f000', value: 1_000 },
  { text: '1,000,000', value: 1_000_000 },
  { text: '1’000', value: 1_000 },
  { text: '2k', value: 2_000 },
  { text: '١', value: 1 },
  { text: '9007199254740991', value: Number.MAX_SAFE_INTEGER },
])('Reads "$text" as the integer $value', ({ text, value }) => {
  const read = readInteger(text);

  expect(read).toBe(value);
});

test.for(['', ' ', '-', '1.5', '1,5', '1e3', '0x10', '12a', '1 00', '1,000 000', 'Infinity', '10 20'])(
  'Rejects "%s" as an integer',
  (text) => {
    const read = readInteger(text);

    expect(read).toBeNaN();
  },
);

test('Reads an integer with the unit of its field', () => {
  const read = [readInteger('50%', '%'), readInteger('50 %', '%'), readInteger('50%')];

  expect(read).toEqual([50, 50, Number.NaN]);
});

test('Writes integers as plain digits and NaN as an empty text', () => {
  const texts = [0, -12, Number.MAX_SAFE_INTEGER, Number.NaN].map(writeInteger);

  expect(texts).toEqual(['0', '-12', '9007199254740991', '']);
});
