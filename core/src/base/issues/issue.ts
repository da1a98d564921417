import * as z from 'zod/mini';
import { ISSUE_PARAMS, type IssueCode, type IssueParams } from './issue-codes.ts';

/** One refused field: its path in the body, the code, and the parameters the code's text needs. */
export const issueReply = z.object({
  path: z.string(),
  code: z.keyof(z.object(ISSUE_PARAMS)),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Issue = z.infer<typeof issueReply>;

type ExtraParams = Record<string, string | number>;
type ParamsFor<Code extends IssueCode> = keyof IssueParams<Code> extends never
  ? [params?: ExtraParams]
  : [params: IssueParams<Code> & ExtraParams];

/** Makes an issue with the parameters its code requires. */
export function makeIssue<Code extends IssueCode>(path: string, code: Code, ...[params]: ParamsFor<Code>): Issue {
  return { path, code, ...(params && { params }) };
}
