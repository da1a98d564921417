import * as z from 'zod/mini';
import { withMetadata } from '../schemas/field-metadata.ts';
import { type IssueCode, issueCode } from '../issues/issue-codes.ts';

/** Longest duration in settings, in milliseconds: 365 days (docs/rules/settings.md#durations). */
export const DURATION_MAX_MS = 31_536_000_000;

/** Whole milliseconds from 0 to the limit, inclusive. `tooLong` is the code for values above it. */
export function durationSchema(limitMs: number = DURATION_MAX_MS, tooLong: IssueCode = 'durationTooLong') {
  const spans = z
    .int({ error: issueCode('nonNegativeInteger') })
    .check(z.gte(0, { error: issueCode('nonNegativeInteger') }), z.lte(limitMs, { error: tooLong }));
  return withMetadata(spans, { unit: 'ms' });
}
