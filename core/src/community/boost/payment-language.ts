import type { Locale } from '../../base/locales/locales.ts';

/**
 * The `language` a payment is requested with. The API takes the opposite of the site's language
 * (docs/rules/api.md#payment-language), so the same function converts in both directions, and payers read their own
 * language.
 */
export function paymentLanguage(locale: Locale): Locale {
  return locale === 'ru' ? 'en' : 'ru';
}
