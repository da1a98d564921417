import { describeIssues } from '@perigee/core/issues/describe-issues';
import type { Issue } from '@perigee/core/issues/issue';
import * as z from 'zod/mini';
import { packIssue } from './field-error.ts';

/** What a schema refuses, by the dotted path of each field, as the server would say it. */
export function resolveFields(schema: z.core.$ZodType): (values: unknown) => Record<string, string> {
  return (values) => fieldErrors(describeIssues(z.safeParse(schema, values).error?.issues ?? []));
}

/** Refusals by field, the first of each field, as a form keeps them. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path, packIssue(issue)]));
}
