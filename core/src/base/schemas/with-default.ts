import { _default as zodDefault } from 'zod/mini';
import type * as z from 'zod/mini';

/**
 * A field that callers may leave out; it is then stored as `initial`. This also reads values stored before the field
 * existed. The input type still requires it, since pages always have complete values.
 */
export function withDefault<Value>(schema: z.core.$ZodType<Value, Value>, initial: Value): z.ZodMiniType<Value, Value>;
export function withDefault(schema: z.core.$ZodType, initial: unknown): z.ZodMiniType {
  return zodDefault(schema, initial);
}
