import * as z from 'zod/mini';
import { issueReply } from '../issues/issue.ts';
import { ERROR_CODES, ISSUES_MAX } from './errors.ts';

/** The response to a save. */
export const messageReply = z.object({ message: z.string() });

/** Somebody saved the section since the page read it: what they saved, and when (ISO 8601). */
export const conflictReply = z.object({
  section: z.string(),
  version: z.number(),
  value: z.unknown(),
  /** `username` is null when the person has left the server. */
  savedBy: z.object({ id: z.string(), username: z.nullable(z.string()) }),
  savedAt: z.string(),
});
export type Conflict = z.infer<typeof conflictReply>;

/** The body of every failed call. */
export const errorReply = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  issues: z.optional(z.array(issueReply).check(z.maxLength(ISSUES_MAX))),
  conflict: z.optional(conflictReply),
});
export type ErrorReply = z.infer<typeof errorReply>;
