import type { Locale } from '@perigee/core/locales/locales';

/** Making one costs more than all else a message is made of. */
const formats = new Map<string, Intl.NumberFormat>();

/** How numbers are written, with so many digits behind the point. */
export function numberFormat(locale: Locale, digits = 0): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}
