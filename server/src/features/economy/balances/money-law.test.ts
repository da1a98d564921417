import { LOCALES } from '@perigee/core/base/locales/locales';
import { readAmount } from '@perigee/core/base/reading/amount';
import { lawRuns } from '@perigee/core/base/reading/law-runs';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeGain, writeMoney } from './write-money.ts';

const locale = fc.constantFrom(...LOCALES);
const moneySymbol = fc.constantFrom(
  '',
  '💰',
  '$',
  '€',
  'K',
  'k',
  'M',
  'тыс',
  'монет',
  'RP',
  '<:gold:1234567890123456789>',
);
const amount = fc.maxSafeNat();
const integer = fc.maxSafeInteger();

test('Every amount of money that the product writes is read back', () => {
  fc.assert(
    fc.property(amount, locale, moneySymbol, (units, language, symbol) => {
      const text = writeMoney(units, { locale: language, moneySymbol: symbol });
      const read = readAmount(text, { symbol, mayBeZero: true });

      expect([read, read.kind === 'read' && tookAll(read, text)]).toEqual([
        { kind: 'read', value: { units }, length: text.length },
        true,
      ]);
    }),
    { numRuns: lawRuns(10_000) },
  );
});

test('Every gain, loss and number that the product writes is read back', () => {
  fc.assert(
    fc.property(integer, locale, fc.constantFrom(writeMoney, writeGain), (value, language, write) => {
      const text = write(value, { locale: language, moneySymbol: '' });

      expect(readWholeNumber(text)).toEqual({ kind: 'read', value, length: text.length });
    }),
    { numRuns: lawRuns(10_000) },
  );
});
