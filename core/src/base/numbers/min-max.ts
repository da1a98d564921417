import * as z from 'zod/mini';
import { labelled } from '../schemas/field-metadata.ts';
import { issueCode } from '../issues/issue-codes.ts';

export interface MinMax {
  min: number;
  max: number;
}

/**
 * Refuses a pair whose min is above its max, with the error on max; for objects that have more fields than the pair.
 */
export function minNotAboveMax<Pair extends MinMax>() {
  return z.refine<Pair>(({ min, max }) => min <= max, { path: ['max'], error: issueCode('maxBelowMin') });
}

/** A pair of numbers of the same kind with min at most max; the two may be equal. */
export function minMax(number: z.ZodMiniType<number, number>) {
  return z.strictObject({ min: labelled('min', number), max: labelled('max', number) }).check(minNotAboveMax());
}
