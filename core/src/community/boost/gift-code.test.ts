import { expect, test } from 'vitest';
import { readGiftCode, writeGiftCode } from './gift-code.ts';

const SYMBOLS = '7K2M9QXD4T8W0V1N';

test('A gift code is written in groups and parses back to its symbols', () => {
  expect(writeGiftCode(SYMBOLS)).toBe('GIFT-7K2M-9QXD-4T8W-0V1N');
  expect(readGiftCode(writeGiftCode(SYMBOLS))).toBe(SYMBOLS);
});

test.for(['gift-7k2m-9qxd-4t8w-0v1n', ' 7K2M 9QXD 4T8W 0V1N\n', '7K2M9QXD4T8WOVIN', 'GIFT7K2M9QXD4T8WOVlN'])(
  'Gift code parsing tolerates case, spacing and look-alike letters: %o',
  (text) => {
    expect(readGiftCode(text)).toBe(SYMBOLS);
  },
);

test.for(['', 'GIFT', 'GIFT-7K2M-9QXD-4T8W', `${SYMBOLS}0`, '7K2M9QXD4T8W0V1U', 'GIFT-7K2M-9QXD-4T8W-0V1Ы'])(
  'Gift code parsing rejects %o',
  (text) => {
    expect(readGiftCode(text)).toBeNull();
  },
);
