import type { core } from 'zod/mini';
import { type IssueCode, isIssueCode } from './issue-codes.ts';
import { type Issue, makeIssue } from './issue.ts';

/** Codes for zod's own issues; our schemas name their codes themselves. */
const CODE_OF: Partial<Record<core.$ZodIssue['code'], IssueCode>> = {
  invalid_type: 'invalidType',
  unrecognized_keys: 'unknownField',
  invalid_value: 'notAllowed',
  too_big: 'tooBig',
  too_small: 'tooSmall',
};

/** Most issues in one reply; nobody reads more. */
export const DESCRIBED_ISSUES_MAX = 100;

/**
 * Converts zod's issues to those of an error reply: one entry per field, dotted paths, at most `DESCRIBED_ISSUES_MAX`.
 */
export function describeIssues(found: readonly core.$ZodIssue[]): Issue[] {
  const described = found.slice(0, DESCRIBED_ISSUES_MAX).flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, DESCRIBED_ISSUES_MAX)
        .map((key) => makeIssue([...issue.path, key].join('.'), 'unknownField'));
    }
    const params = limitOf(issue);
    return [{ path: issue.path.join('.'), code: codeOf(issue), ...(params && { params }) }];
  });
  return described.slice(0, DESCRIBED_ISSUES_MAX);
}

/** Our schemas put a code in the message; zod's own messages are sentences ("Invalid input"). */
function codeOf(issue: core.$ZodIssue): IssueCode {
  return isIssueCode(issue.message) ? issue.message : (CODE_OF[issue.code] ?? 'invalid');
}

/** The parameter that the issue's text needs. */
function limitOf(issue: core.$ZodIssue): Record<string, number> | undefined {
  if (issue.code === 'custom' && typeof issue.params?.['max'] === 'number') return { max: issue.params['max'] };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return undefined;
}
