import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { localeSchema } from '../locales/locale-schema.ts';
import { atMost } from '../text/at-most.ts';

/** Longest prefix, in UTF-16 code units, inclusive (docs/rules/settings.md#prefix). */
export const PREFIX_MAX = 20;

/** Control and direction marks, zero-width and filler characters, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A prefix with a character nobody sees is one that nobody finds out how to type; emoji are joined by such characters. */
function isVisible(text: string): boolean {
  return !INVISIBLE.test(text.replaceAll(/\p{RGI_Emoji}/gv, ''));
}

export const prefixSchema = z.string().check(
  z.minLength(1, { error: issueCode('prefixRequired'), abort: true }),
  atMost(PREFIX_MAX, 'prefixTooLong'),
  // The platform's code and spoiler marks, and white space, would make a prefix that nobody can type (docs/rules/settings.md#prefix).
  z.regex(/^[^`|\s]*$/, { error: issueCode('prefixCharacters') }),
  z.refine(isVisible, { error: issueCode('prefixInvisible') }),
);

/** `commands` chooses names and aliases, `interface` the language of replies. */
export const languageSchema = z.strictObject({
  commands: field('languageOfCommands', localeSchema),
  interface: field({ en: 'Replies', ru: 'Ответы' }, localeSchema),
});

export const generalSchema = z.strictObject({
  prefix: field({ en: 'Prefix', ru: 'Префикс' }, prefixSchema),
  language: field({ en: 'Language', ru: 'Язык' }, languageSchema),
});
export type General = z.infer<typeof generalSchema>;

/** What a guild has before anyone saved anything. */
export const DEFAULT_GENERAL: General = { prefix: '!', language: { commands: 'en', interface: 'en' } };
