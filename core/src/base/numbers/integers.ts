import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';

/** A whole number that a double represents exactly: within ±(2^53 − 1) (docs/rules/api.md#wire). */
export const anyInteger = z.int({ error: issueCode('integer') });

/**
 * Zero or more. Some API texts call it "a positive integer"; people are shown "0 or more" (docs/rules/api.md#texts).
 */
export const nonNegativeInteger = z
  .int({ error: issueCode('nonNegativeInteger') })
  .check(z.gte(0, { error: issueCode('nonNegativeInteger') }));

/** One or more. */
export const positiveInteger = z
  .int({ error: issueCode('positiveInteger') })
  .check(z.gte(1, { error: issueCode('positiveInteger') }));

/** A whole number from 0 to 100. */
export const percent = z
  .int({ error: issueCode('percent') })
  .check(z.gte(0, { error: issueCode('percent') }), z.lte(100, { error: issueCode('percent') }));
