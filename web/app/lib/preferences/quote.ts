import type { Locale } from '@perigee/core/base/locales/locales';

/** Puts a name in the quotation marks of a language. */
export function quote(name: string, locale: Locale): string {
  return locale === 'ru' ? `«${name}»` : `“${name}”`;
}
