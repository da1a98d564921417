import type { Issue } from '@perigee/core/issues/issue';

/**
 * The issues of one part of a section, with paths inside of it; all of them where no part is named. What is wrong in
 * another part, such as a role that was deleted since, is not held against this one, or against one that goes (null).
 */
export function issuesAt(issues: readonly Issue[], part: string | null | undefined): Issue[] {
  if (part === undefined) return [...issues];
  if (part === null) return [];
  return issues.flatMap((issue) =>
    issue.path.startsWith(`${part}.`) ? [{ ...issue, path: issue.path.slice(part.length + 1) }] : [],
  );
}
