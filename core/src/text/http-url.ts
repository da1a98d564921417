import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { atMost } from './at-most.ts';

/** Longest address the platform takes in an embed, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const URL_MAX = 2048;

/** Nothing, or a whole http or https address (docs/rules/settings.md#text-lengths). */
export const httpUrlSchema = z.string().check(
  atMost(URL_MAX, 'tooLong'),
  z.refine((text) => text === '' || isHttpUrl(text), { error: issueCode('invalidUrl') }),
);

/** Whether the text is a whole address on the web; one with white space is not, though browsers would mend it. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
