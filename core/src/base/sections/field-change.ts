import * as z from 'zod/mini';

/** A changed field of a section; a side on which the field is missing is left out. */
export const sectionFieldChange = z.object({
  /** The path to the field. */
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
