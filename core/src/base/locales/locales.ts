export const LOCALES = ['en', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** Used where no other language was chosen (docs/rules/settings.md#languages). */
export const FALLBACK_LOCALE: Locale = 'en';
