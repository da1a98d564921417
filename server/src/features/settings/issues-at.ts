import type { Issue } from '@perigee/core/http/replies';
import { isSameName } from '@perigee/core/names/name-key';

/** A part of a section: a field of an object by its key, an entry of a list by its name; `named: null` is one that goes. */
export type Part = string | { named: string | null };

/** Where the part stands in the section's new value; null where it does not any more. */
export function placeOfPart(value: unknown, part: Part): string | null {
  if (typeof part === 'string') return part;
  const { named } = part;
  if (named === null || !Array.isArray(value)) return null;
  return String(value.findIndex(({ name }: { name: string }) => isSameName(name, named)));
}

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
