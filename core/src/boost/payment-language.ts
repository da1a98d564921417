import type { Locale } from '../locales/locales.ts';

/**
 * The `language` a payment is asked for with. The wire carries the opposite of the site's language (docs/rules/api.md#payment-language), so the
 * same function turns one into the other on both sides, and the payer reads their own.
 */
export function paymentLanguage(locale: Locale): Locale {
  return locale === 'ru' ? 'en' : 'ru';
}
