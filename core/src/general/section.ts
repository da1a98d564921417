import { type Section, section } from '../settings/section.ts';
import { DEFAULT_GENERAL, type General, generalSchema } from './schema.ts';

/** Prefix and languages (spec.md 7, `general`). */
export const generalSection: Section<General> = section(generalSchema, DEFAULT_GENERAL);
