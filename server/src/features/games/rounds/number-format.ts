import type { Locale } from '@perigee/core/base/locales/locales';

/** Cached: creating one costs more than everything else in a message. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats numbers with this many decimal places. */
export function numberFormat(locale: Locale, digits = 0): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}
