import { FALLBACK_LOCALE, type Locale } from '@perigee/core/base/locales/locales';

/** The query parameter that selects a language; it takes precedence over the browser's preference. */
export const LANGUAGE_PARAMETER = 'lang';

/** The address that shows a page in one language to everyone; the fallback language has no parameter. */
export function pageAddress(publicUrl: string, path: string, locale: Locale): string {
  return `${publicUrl}${path}${locale === FALLBACK_LOCALE ? '' : `?${LANGUAGE_PARAMETER}=${locale}`}`;
}
