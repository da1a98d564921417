import { FALLBACK_LOCALE, LOCALES, type Locale } from '@perigee/core/locales/locales';

/** The first of our languages that an `Accept-Language` header names (RFC 9110, 12.5.4); ours name one, without weights. */
export function askedLanguage(header: string | undefined): Locale {
  const ranges = (header ?? '').split(',').map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase());
  const named = ranges.map((range) => LOCALES.find((locale) => locale === range));
  return named.find((locale) => locale !== undefined) ?? FALLBACK_LOCALE;
}
