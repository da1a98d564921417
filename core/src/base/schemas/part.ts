import { _default as withDefault } from 'zod/mini';
import type * as z from 'zod/mini';

/**
 * A field that callers may leave out; it is then stored as `initial`. This also reads values stored before the field
 * existed. The input type still requires it, since pages always have complete values.
 */
export function part<Value>(schema: z.core.$ZodType<Value, Value>, initial: Value): z.ZodMiniType<Value, Value>;
export function part(schema: z.core.$ZodType, initial: unknown): z.ZodMiniType {
  return withDefault(schema, initial);
}
