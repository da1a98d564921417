import { _default as withDefault } from 'zod/mini';
import type * as z from 'zod/mini';

/**
 * A part a caller may leave out and that is then stored as `initial`, which also reads what was stored before the part
 * existed. The input is declared as the whole part all the same, because pages hold whole ones.
 */
export function part<Value>(schema: z.core.$ZodType<Value, Value>, initial: Value): z.ZodMiniType<Value, Value>;
export function part(schema: z.core.$ZodType, initial: unknown): z.ZodMiniType {
  return withDefault(schema, initial);
}
