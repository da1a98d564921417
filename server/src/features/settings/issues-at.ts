import type { Issue } from '@perigee/core/http/replies';

/**
 * The issues of one part of a section, with paths inside of it; all of them where no part is named. What is wrong in
 * another part, such as a role that was deleted since, is not held against this one.
 */
export function issuesAt(issues: readonly Issue[], part: string | undefined): Issue[] {
  if (part === undefined) return [...issues];
  return issues.flatMap((issue) =>
    issue.path.startsWith(`${part}.`) ? [{ ...issue, path: issue.path.slice(part.length + 1) }] : [],
  );
}
