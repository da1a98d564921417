import * as z from 'zod/mini';
import { withFacts } from '../schemas/field.ts';
import { LOCALES } from './locales.ts';

export const localeSchema = withFacts(z.enum(LOCALES), { choices: 'locale' });
