import * as z from 'zod/mini';
import { localeSchema } from '../locales/locale.ts';
import { atMost } from '../text/at-most.ts';

/** Longest prefix, in UTF-16 code units, inclusive (decisions, "Prefix, limits"; spec.md 9). */
export const PREFIX_MAX = 20;

export const prefixSchema = z.string().check(
  z.minLength(1, { error: 'prefixRequired', abort: true }),
  atMost(PREFIX_MAX, 'prefixTooLong'),
  // The platform's code and spoiler marks, and white space, would make a prefix that nobody can type (spec.md 5).
  z.regex(/^[^`|\s]*$/, { error: 'prefixCharacters' }),
);

/** `commands` chooses names and aliases, `interface` the language of replies. */
export const languageSchema = z.strictObject({ commands: localeSchema, interface: localeSchema });

export const generalSchema = z.strictObject({ prefix: prefixSchema, language: languageSchema });
export type General = z.infer<typeof generalSchema>;

/** What a guild has before anyone saved anything. */
export const DEFAULT_GENERAL: General = { prefix: '!', language: { commands: 'en', interface: 'en' } };
