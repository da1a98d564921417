export const LOCALES = ['en', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** Spoken where nothing else was asked for (docs/rules/settings.md#languages). */
export const FALLBACK_LOCALE: Locale = 'en';
