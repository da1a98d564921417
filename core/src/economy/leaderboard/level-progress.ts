import * as z from 'zod/mini';

/** A member's progress between two levels. */
export const levelProgressSchema = z.object({
  level: z.number(),
  /** The experience at which this level and the next begin. */
  from: z.number(),
  next: z.number(),
  /** The progress from one to the other, from 0 to 1. */
  share: z.number(),
});
