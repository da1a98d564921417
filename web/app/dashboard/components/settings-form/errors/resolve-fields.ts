import { describeIssues } from '@perigee/core/base/issues/describe-issues';
import type { Issue } from '@perigee/core/base/issues/issue';
import * as z from 'zod/mini';
import { packIssue } from './field-error.ts';

/** Validates values with a schema and returns the errors by dotted path, as the server would report them. */
export function resolveFields(schema: z.core.$ZodType): (values: unknown) => Record<string, string> {
  return (values) => fieldErrors(describeIssues(z.safeParse(schema, values).error?.issues ?? []));
}

/** The issues by field, the first of each field, as a form stores them. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, packIssue(issue)]));
}
