import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { localeSchema } from '../../base/locales/locale-schema.ts';
import { atMost } from '../../base/text/at-most.ts';

/** Longest prefix, in UTF-16 code units, inclusive (docs/rules/settings.md#prefix). */
export const PREFIX_MAX = 20;

/** Control, directional, zero-width and filler characters, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Refuses invisible characters, since nobody could find out how to type the prefix; emoji may contain them as joiners.
 */
function isVisible(text: string): boolean {
  return !INVISIBLE.test(text.replaceAll(/\p{RGI_Emoji}/gv, ''));
}

export const prefixSchema = z.string().check(
  z.minLength(1, { error: issueCode('prefixRequired'), abort: true }),
  atMost(PREFIX_MAX, 'prefixTooLong'),
  // A prefix with the platform's code or spoiler markers or with white space could not be typed
  // (docs/rules/settings.md#prefix).
  z.regex(/^[^`|\s]*$/, { error: issueCode('prefixCharacters') }),
  z.refine(isVisible, { error: issueCode('prefixInvisible') }),
);

/** `commands` is the language of command names and aliases, `interface` that of replies. */
export const languageSchema = z.strictObject({
  commands: labelled({ en: 'Commands', ru: 'Команды' }, localeSchema),
  interface: labelled({ en: 'Replies', ru: 'Ответы' }, localeSchema),
});

export const generalSchema = z.strictObject({
  prefix: labelled({ en: 'Command prefix', ru: 'Префикс команд' }, prefixSchema),
  language: labelled({ en: 'Language', ru: 'Язык' }, languageSchema),
});
export type General = z.infer<typeof generalSchema>;

/** A guild's settings before anyone saved them. */
export const DEFAULT_GENERAL: General = { prefix: '!', language: { commands: 'en', interface: 'en' } };
