import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { atMost } from './at-most.ts';

/** Longest URL the platform takes in an embed, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const URL_MAX = 2048;

/** Empty, or a complete http or https URL (docs/rules/settings.md#text-lengths). */
export const httpUrlSchema = z.string().check(
  atMost(URL_MAX, 'tooLong'),
  z.refine((text) => text === '' || isHttpUrl(text), { error: issueCode('invalidUrl') }),
);

/** Whether the text is a complete web address; white space is refused, although browsers would repair it. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
