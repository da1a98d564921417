import type { core } from 'zod/mini';
import type { Issue } from './replies.ts';

/** Our own schemas name their codes; whatever zod itself found gets one of these. */
const CODE_OF: Partial<Record<core.$ZodIssue['code'], string>> = {
  invalid_type: 'invalidType',
  unrecognized_keys: 'unknownField',
  invalid_value: 'notAllowed',
  too_big: 'tooBig',
  too_small: 'tooSmall',
};

/** Turns what zod found into the `issues` of an error reply, one entry a field, paths joined with dots. */
export function describeIssues(found: readonly core.$ZodIssue[]): Issue[] {
  return found.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknownField' }));
    }
    const params = limitOf(issue);
    return [{ path: issue.path.join('.'), code: codeOf(issue), ...(params && { params }) }];
  });
}

function codeOf(issue: core.$ZodIssue): string {
  return isOwnCode(issue.message) ? issue.message : (CODE_OF[issue.code] ?? 'invalid');
}

/** Zod's own texts are sentences ("Invalid input"); ours are camelCase keys. */
function isOwnCode(message: string): boolean {
  return /^[a-z][A-Za-z]+$/.test(message);
}

/** The number a text about the refusal needs. */
function limitOf(issue: core.$ZodIssue): Record<string, number> | undefined {
  if (issue.code === 'custom' && typeof issue.params?.['max'] === 'number') return { max: issue.params['max'] };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return undefined;
}
