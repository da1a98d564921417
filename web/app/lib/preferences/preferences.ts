import { FALLBACK_LOCALE, LOCALES, type Locale } from '@perigee/core/base/locales/locales';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme for everyone who has not chosen one (docs/rules/pages.md). */
export const DEFAULT_THEME: Theme = 'dark';

/** The choices: one of the themes, or the system's. */
export const THEME_CHOICES = [...THEMES, 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface Preferences {
  locale: Locale;
  /** The theme shown now; when following the system, the one it had when this browser was last here. */
  theme: Theme;
  followsSystem: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  locale: FALLBACK_LOCALE,
  theme: DEFAULT_THEME,
  followsSystem: false,
};

/** The locale this text names; undefined when it names none. */
export function findLocale(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The theme this text names; undefined when it names none. */
export function findTheme(text: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === text);
}
