import { describeIssue } from '../../../../lib/api/issue-texts.ts';
import type { Translate } from '../../../../lib/preferences/use-text.ts';
import { readFieldError } from './field-error.ts';

/**
 * The message for a refused field, or undefined for a valid one. Takes what the form stores: `error` of
 * `getInputProps`.
 */
export function issueText(text: Translate, error: unknown): string | undefined {
  const found = readFieldError(error);
  return found && describeIssue(text, found);
}
