import * as z from 'zod/mini';

export const LOCALES = ['en', 'ru'] as const;
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** Spoken where nothing else was asked for (spec.md 1). */
export const FALLBACK_LOCALE: Locale = 'en';
