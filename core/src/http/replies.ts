import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';

/** What a save answers. */
export const messageReply = z.object({ message: z.string() });

/** One refused field: where it stands in the body, a stable code the page translates, and the numbers its text needs. */
export const issueReply = z.object({
  path: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Issue = z.infer<typeof issueReply>;

/** Every failed call answers with this body. */
export const errorReply = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  issues: z.optional(z.array(issueReply)),
});
export type ErrorReply = z.infer<typeof errorReply>;
