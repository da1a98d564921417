import { type Issue, issueReply } from '@perigee/core/issues/issue';
import { isIssueCode } from '@perigee/core/issues/issue-codes';
import * as z from 'zod/mini';

/** A refusal as a form keeps it beside a field: why, and what the text of that needs. */
type FieldError = Pick<Issue, 'code' | 'params'>;

/** Packs an issue into the text that a form can hold: `duplicate` or `tooLong {"max":50}`. */
export function packIssue({ code, params }: FieldError): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

/** Reads what a form keeps beside a field; nothing when the field is fine. */
export function readFieldError(error: unknown): FieldError | undefined {
  if (typeof error !== 'string') return undefined;
  const [, code = '', params] = /^(\S*)(?: (.*))?$/s.exec(error) ?? [];
  if (!isIssueCode(code)) return { code: 'invalid' };
  return params === undefined ? { code } : { code, params: z.parse(issueReply.shape.params, JSON.parse(params)) };
}
