import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.for([
  { text: '250', amount: 250 },
  { text: ' 1 000 ', amount: 1000 },
  { text: '1_000’000', amount: 1_000_000 },
  { text: '1.5k', amount: 1500 },
  { text: '1,5К', amount: 1500 },
  { text: '2млн', amount: 2_000_000 },
  { text: '3.0', amount: 3 },
  { text: 'all', amount: 101 },
  { text: 'ВСЁ', amount: 101 },
  { text: 'half', amount: 50 },
  { text: 'половина', amount: 50 },
  { text: String(Number.MAX_SAFE_INTEGER), amount: Number.MAX_SAFE_INTEGER },
])('Reads "$text" of a balance of 101 as $amount', ({ text, amount }) => {
  expect(readAmount(text, 101)).toEqual({ amount });
});

test.for([
  { text: '', refused: 'notANumber' },
  { text: 'ten', refused: 'notANumber' },
  { text: '1e9', refused: 'notANumber' },
  { text: '0x10', refused: 'notANumber' },
  { text: '1.5', refused: 'notWhole' },
  { text: '1.2345k', refused: 'notWhole' },
  { text: '0', refused: 'notPositive' },
  { text: '-5', refused: 'notPositive' },
  { text: '-all', refused: 'notANumber' },
  { text: '9007199254740992', refused: 'tooLarge' },
  { text: '100000000000000000000', refused: 'tooLarge' },
])('Refuses the amount "$text" with $refused', ({ text, refused }) => {
  expect(readAmount(text, 101)).toEqual({ refused });
});

test('All or half of a balance that is too small is refused as not positive', () => {
  expect(readAmount('all', 0)).toEqual({ refused: 'notPositive' });
  expect(readAmount('half', 1)).toEqual({ refused: 'notPositive' });
  expect(readAmount('all', -5)).toEqual({ refused: 'notPositive' });
});
