import { expect, test } from 'vitest';
import { LOCALES } from '../../base/locales/locales.ts';
import { paymentLanguage } from './payment-language.ts';

test('a payment names the other language, and turning it twice gives the payer’s own', () => {
  const sent = LOCALES.map(paymentLanguage);

  const read = sent.map(paymentLanguage);

  expect(sent).toEqual(['ru', 'en']);
  expect(read).toEqual([...LOCALES]);
});
