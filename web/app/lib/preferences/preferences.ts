import { FALLBACK_LOCALE, LOCALES, type Locale } from '@perigee/core/locales/locales';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Shown to whoever has not chosen (spec.md 9). */
export const DEFAULT_THEME: Theme = 'dark';

export interface Preferences {
  locale: Locale;
  theme: Theme;
}

export const DEFAULT_PREFERENCES: Preferences = { locale: FALLBACK_LOCALE, theme: DEFAULT_THEME };

/** The locale or theme this text names, or undefined when it names none. */
export function findLocale(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

export function findTheme(text: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === text);
}
