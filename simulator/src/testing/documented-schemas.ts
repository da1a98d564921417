import * as z from 'zod/mini';

/** Field error codes are strings, as in BASE_TYPE_REQUIRED; the description wrongly has numbers. */
const fieldErrors = z.object({ _errors: z.array(z.object({ code: z.string(), message: z.string() })) });
const details: z.core.$ZodType = z.union([
  fieldErrors,
  z.record(
    z.string(),
    z.lazy(() => details),
  ),
]);

const refusal = z.object({ code: z.number(), message: z.string(), errors: z.optional(details) });

/** The documentation says `code` is optional; the description requires it. */
const rateLimited = z.object({
  code: z.optional(z.number()),
  message: z.string(),
  retry_after: z.number(),
  global: z.boolean(),
});

/** Replacements for published schemas that differ from the platform's documentation. */
export const DOCUMENTED: ReadonlyMap<string, z.core.$ZodType> = new Map<string, z.core.$ZodType>([
  ['ErrorResponse', refusal],
  ['RatelimitedResponse', rateLimited],
]);
