import { FALLBACK_LOCALE, LOCALES, type Locale } from '@perigee/core/locales/locales';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Shown to whoever has not chosen (docs/rules/pages.md). */
export const DEFAULT_THEME: Theme = 'dark';

/** What can be chosen: one of the themes, or whichever the system wears. */
export const THEME_CHOICES = [...THEMES, 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface Preferences {
  locale: Locale;
  /** What is worn now; of a system that is followed, what it wore when this browser was last here. */
  theme: Theme;
  followsSystem: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  locale: FALLBACK_LOCALE,
  theme: DEFAULT_THEME,
  followsSystem: false,
};

/** The locale or theme this text names, or undefined when it names none. */
export function findLocale(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The theme that was chosen; the default one otherwise. */
export function findTheme(text: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === text);
}
