import * as z from 'zod/mini';

/** A whole number that no program loses digits of: within ±(2^53 − 1) (decisions, "Wire"). */
export const anyInteger = z.int({ error: 'integer' });

/** Zero or more. Spec.md 8 calls it "a positive integer" all the same. */
export const nonNegativeInteger = z
  .int({ error: 'nonNegativeInteger' })
  .check(z.gte(0, { error: 'nonNegativeInteger' }));

/** One or more. */
export const positiveInteger = z.int({ error: 'positiveInteger' }).check(z.gte(1, { error: 'positiveInteger' }));

/** A whole number from 0 to 100. */
export const percent = z
  .int({ error: 'percent' })
  .check(z.gte(0, { error: 'percent' }), z.lte(100, { error: 'percent' }));
