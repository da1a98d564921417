import { type Issue, issueReply } from '@perigee/core/base/issues/issue';
import { isIssueCode } from '@perigee/core/base/issues/issue-codes';
import * as z from 'zod/mini';

/** An error as a form stores it for a field: the code and its params. */
type FieldError = Pick<Issue, 'code' | 'params'>;

/** Encodes an issue as the string that a form can store: `duplicate` or `tooLong {"max":50}`. */
export function packIssue({ code, params }: FieldError): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

/** Decodes a form's error string; undefined for a valid field. */
export function readFieldError(error: unknown): FieldError | undefined {
  if (typeof error !== 'string') return undefined;
  const [, code = '', params] = /^(\S*)(?: (.*))?$/s.exec(error) ?? [];
  if (!isIssueCode(code)) return { code: 'invalid' };
  return params === undefined ? { code } : { code, params: z.parse(issueReply.shape.params, JSON.parse(params)) };
}
