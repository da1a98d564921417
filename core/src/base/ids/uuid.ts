import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';

/** An unguessable id of our own, in lower case. */
export const uuid = z
  .string()
  .check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, { error: issueCode('invalidId') }));
