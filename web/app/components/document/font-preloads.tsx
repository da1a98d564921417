import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import type { Locale } from '@perigee/core/base/locales/locales';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/** The fonts of the first view in each language: the heading face and the text face. */
const ABOVE_THE_FOLD: Record<Locale, readonly string[]> = {
  en: [unboundedLatin, onestLatin],
  ru: [unboundedCyrillic, onestCyrillic],
};

/** Preloads the fonts of the first view, before the stylesheet requests them. */
export function FontPreloads() {
  const { locale } = usePreferences();

  return ABOVE_THE_FOLD[locale].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
