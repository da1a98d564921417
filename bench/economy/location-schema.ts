import * as z from 'zod/mini';

/** A database's location, as one process passes it to another. */
export const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);
