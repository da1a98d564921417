import { FALLBACK_LOCALE, type Locale } from '@perigee/core/locales/locales';

/** The query parameter that asks for a language, above all what the browser prefers. */
export const LANGUAGE_PARAMETER = 'lang';

/** The address that shows a page in one language to everyone; the fallback language has the plain one. */
export function pageAddress(publicUrl: string, path: string, locale: Locale): string {
  return `${publicUrl}${path}${locale === FALLBACK_LOCALE ? '' : `?${LANGUAGE_PARAMETER}=${locale}`}`;
}
