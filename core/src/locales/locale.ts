import * as z from 'zod/mini';
import { LOCALES } from './locales.ts';

export { FALLBACK_LOCALE, LOCALES, type Locale } from './locales.ts';

export const localeSchema = z.enum(LOCALES);
