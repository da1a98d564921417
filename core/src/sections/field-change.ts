import * as z from 'zod/mini';

/** A field of a section that changed; a side on which it is missing is left out. */
export const sectionFieldChange = z.object({
  /** The names on the way to the field. */
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
