import { type Field, flag, integer, list, nullable, optional, shape, snowflake, text } from '../http/form-body.ts';
import type { Json, JsonObject } from '../json.ts';

/** A value of a request that is read one way and described the same. */
export interface Described<T> {
  read: Field<T>;
  schema: JsonObject;
  isOptional?: boolean;
}
type Bodies<S> = { [K in keyof S]: S[K] extends Described<infer T> ? T : never };

export function whole({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
}: {
  min?: number;
  max?: number;
} = {}): Described<number> {
  return { read: integer({ min, max }), schema: { type: 'integer', minimum: min, maximum: max } };
}

export const yesOrNo: Described<boolean> = { read: flag, schema: { type: 'boolean' } };

export const id: Described<string> = { read: snowflake, schema: { type: 'string', pattern: '^\\d{1,20}$' } };

export function words(max = 2_000): Described<string> {
  return { read: text({ min: 1, max }), schema: { type: 'string', minLength: 1, maxLength: max } };
}

export function oneOf<T extends string>(values: readonly T[]): Described<T> {
  return {
    read: (value, fail) =>
      values.find((entry) => entry === value) ??
      fail('BASE_TYPE_CHOICES', `Value must be one of {${values.map((entry) => `'${entry}'`).join(', ')}}.`),
    schema: { type: 'string', enum: [...values] },
  };
}

export function listOf<T>(item: Described<T>): Described<T[]> {
  return { read: list(item.read), schema: { type: 'array', items: item.schema } };
}

export function perhaps<T>(value: Described<T>): Described<T | undefined> {
  return { read: optional(value.read), schema: value.schema, isOptional: true };
}

export function orNull<T>({ read, schema }: Described<T>): Described<T | null> {
  return { read: nullable(read), schema: { anyOf: [schema, { type: 'null' }] } };
}

/** A body with these fields. */
export function body<S extends Record<string, Described<Json | undefined | object>>>(fields: S): Described<Bodies<S>>;
export function body(fields: Record<string, Described<Json | undefined | object>>): Described<object> {
  const entries = Object.entries(fields);
  return {
    read: shape(Object.fromEntries(entries.map(([name, { read }]) => [name, read]))),
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.flatMap(([name, { isOptional = false }]) => (isOptional ? [] : [name])),
    },
  };
}
