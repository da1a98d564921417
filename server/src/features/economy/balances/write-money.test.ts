import { readAmount } from '@perigee/core/base/reading/amount';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFormat } from '../../games/rounds/number-format.ts';
import { plainMoney } from './plain-money.ts';
import { writeGain, writeMoney } from './write-money.ts';

const RUNS = 100_000;

/** The formats of the chat, the cards and the site; they are created once, as in the product. */
const FORMATS = new Map(
  LOCALES.map((locale) => [
    locale,
    {
      plain: new Intl.NumberFormat(locale),
      whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
      signed: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
    },
  ]),
);

const formatOf = (locale: Locale, name: 'plain' | 'whole' | 'signed', value: number) =>
  FORMATS.get(locale)?.[name].format(value) ?? '';

/** Everything in the product that writes whole numbers in full; shortened and drawn figures are not read. */
const WRITERS: readonly ((value: number, writing: { locale: Locale; moneySymbol: string }) => string)[] = [
  writeMoney,
  writeGain,
  plainMoney,
  (value, { locale }) => numberFormat(locale).format(value),
  (value, { locale }) => formatOf(locale, 'plain', value),
  (value, { locale }) => formatOf(locale, 'whole', value),
  (value, { locale }) => formatOf(locale, 'signed', value),
  (value, { locale, moneySymbol }) => `${formatOf(locale, 'plain', value)} ${moneySymbol}`,
  (value) => String(value),
];

const writer = fc.constantFrom(...WRITERS);
const locale = fc.constantFrom(...LOCALES);
const moneySymbol = fc.constantFrom('💰', '', '🪙', '<:coin:123456789012345678>', '₽', 'coins', 'руб', 'K', 'м', '5️⃣');

test('Every whole number that the product writes is read back', () => {
  fc.assert(
    fc.property(writer, locale, moneySymbol, fc.maxSafeInteger(), (write, language, symbol, value) => {
      const text = write(value, { locale: language, moneySymbol: symbol });
      const read = readWholeNumber(symbol === '' ? text : text.replace(symbol, ''));

      expect(read.kind === 'read' && read.value).toBe(value);
    }),
    { numRuns: RUNS },
  );
});

test('Every amount that the product writes is read back with the server’s symbol', () => {
  const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(writer, locale, moneySymbol, amount, (write, language, symbol, value) => {
      const text = write(value, { locale: language, moneySymbol: symbol });
      const read = readAmount(text, { symbol });

      expect(read.kind === 'read' && 'units' in read.value && read.value.units).toBe(value);
    }),
    { numRuns: RUNS },
  );
});

test('An amount ends where the product’s text goes on', () => {
  const text = `${writeMoney(1_234_567, { locale: 'ru', moneySymbol: '💰' })} за победу`;

  const read = readAmount(text, { symbol: '💰' });

  expect(text.slice(read.length)).toBe(' за победу');
});
