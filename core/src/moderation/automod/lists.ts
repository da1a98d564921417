import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { snowflake } from '../../base/ids/snowflake.ts';
import { atMost } from '../../base/text/at-most.ts';

/** What kind of entries a list holds. */
export type ListContent = 'guilds' | 'domains' | 'words' | 'expressions' | 'fileTypes';

/** Longest entry of a word list, in UTF-16 code units. */
export const WORD_MAX = 100;

/** Longest regular expression, in UTF-16 code units. */
const EXPRESSION_MAX = 200;

/** Host names as people write them, in any alphabet: `example.com`, `пример.рф`. */
const DOMAIN = /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

const CONTENTS: Record<ListContent, z.ZodMiniType<string, string>> = {
  guilds: snowflake,
  domains: z.string().check(z.regex(DOMAIN, { error: issueCode('domainInvalid') })),
  words: z.string().check(
    z.refine((word) => !/^[\s*]*$/.test(word), { error: issueCode('wordRequired'), abort: true }),
    atMost(WORD_MAX, 'tooLong'),
  ),
  /** Whether the engine takes it is checked on saving: pages do not load the engine. */
  expressions: z.string().check(
    z.refine((expression) => expression.trim() !== '', { error: issueCode('required'), abort: true }),
    atMost(EXPRESSION_MAX, 'tooLong'),
  ),
  fileTypes: z.string().check(z.regex(/^[a-z\d]{1,16}$/, { error: issueCode('fileTypeInvalid') })),
};

/** A list of that kind without duplicates. Codes: listTooLong, duplicate, and those of the entries. */
export function listSchema(of: ListContent, max: number): z.ZodMiniType<string[], string[]> {
  return z.array(CONTENTS[of]).check(
    z.maxLength(max, { error: issueCode('listTooLong'), abort: true }),
    z.refine((entries) => new Set(entries).size === entries.length, { error: issueCode('duplicate') }),
  );
}

/** The stored form of a typed entry: `https://WWW.example.com/a` becomes the domain `example.com`. */
export function tidyEntry(of: ListContent, typed: string): string {
  const entry = typed.trim();
  if (of === 'domains')
    return entry
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^(?:www|\*)\./, '')
      .replace(/[/:?#].*$/, '');
  if (of === 'fileTypes') return entry.toLowerCase().replace(/^\*?\./, '');
  return of === 'words' ? entry.replaceAll('İ', 'i').toLowerCase().normalize('NFKC') : entry;
}
