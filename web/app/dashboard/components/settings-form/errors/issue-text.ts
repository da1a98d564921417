import { sayIssue } from '../../../../lib/api/issue-texts.ts';
import type { SayText } from '../../../../lib/preferences/use-text.ts';
import { readFieldError } from './field-error.ts';

/** The sentence beside a refused field, or nothing when the field is fine. Takes what the form keeps: `error` of `getInputProps`. */
export function issueText(text: SayText, error: unknown): string | undefined {
  const found = readFieldError(error);
  return found && sayIssue(text, found);
}
