import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';

/** Why a value on a card was not saved: the first refused field, or else the usual text for the failed call. */
export function inlineErrorText(text: Translate, error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue === undefined ? errorText(text, error) : describeIssue(text, issue);
}
