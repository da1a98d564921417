import * as z from 'zod/mini';

/** A database's location, as passed between processes. */
export const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);
