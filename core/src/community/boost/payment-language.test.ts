import { expect, test } from 'vitest';
import { LOCALES } from '../../base/locales/locales.ts';
import { paymentLanguage } from './payment-language.ts';

test('The payment language is the opposite of the payer’s, and mapping it twice restores the original', () => {
  const sent = LOCALES.map(paymentLanguage);

  const read = sent.map(paymentLanguage);

  expect(sent).toEqual(['ru', 'en']);
  expect(read).toEqual([...LOCALES]);
});
