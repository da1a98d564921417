import { choiceSchema } from '../schemas/choice-schema.ts';
import { LOCALES } from './locales.ts';

export const localeSchema = choiceSchema(LOCALES, {
  en: { en: 'English', ru: 'Английский' },
  ru: { en: 'Russian', ru: 'Русский' },
});
