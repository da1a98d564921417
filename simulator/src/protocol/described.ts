import * as fields from './form-body.ts';
import type { Field } from './form-body.ts';
import { isObject, type Json, type JsonObject } from '../base/json.ts';

/** A request value's reader together with its schema. */
export interface Described<T> {
  read: Field<T>;
  schema: JsonObject;
  isOptional?: boolean;
}
type Bodies<S> = { [K in keyof S]: S[K] extends Described<infer T> ? T : never };

/** An integer, with its schema. */
export function describedInteger({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
}: {
  min?: number;
  max?: number;
} = {}): Described<number> {
  return { read: fields.integer({ min, max }), schema: { type: 'integer', minimum: min, maximum: max } };
}

export const describedFlag: Described<boolean> = { read: fields.flag, schema: { type: 'boolean' } };

export const id: Described<string> = { read: fields.snowflake, schema: { type: 'string', pattern: '^\\d{1,20}$' } };

/** A string, with its schema. */
export function describedText(max = 2_000): Described<string> {
  return { read: fields.text({ min: 1, max }), schema: { type: 'string', minLength: 1, maxLength: max } };
}

/** One of these values, with its schema. */
export function describedChoice<T extends string>(values: readonly T[]): Described<T> {
  return {
    read: (value, fail) =>
      values.find((entry) => entry === value) ??
      fail('BASE_TYPE_CHOICES', `Value must be one of {${values.map((entry) => `'${entry}'`).join(', ')}}.`),
    schema: { type: 'string', enum: [...values] },
  };
}

/** A list of a described type. */
export function listOf<T>(item: Described<T>): Described<T[]> {
  return { read: fields.list(item.read), schema: { type: 'array', items: item.schema } };
}

/** A described type that may be absent. */
export function describedOptional<T>(value: Described<T>): Described<T | undefined> {
  return { read: fields.optional(value.read), schema: value.schema, isOptional: true };
}

/** A described type that may be null. */
export function describedNullable<T>({ read, schema }: Described<T>): Described<T | null> {
  return { read: fields.nullable(read), schema: { anyOf: [schema, { type: 'null' }] } };
}

/** A body with these fields; others are refused, as a mistyped name would change nothing without a word. */
export function body<S extends Record<string, Described<Json | undefined | object>>>(
  properties: S,
): Described<Bodies<S>>;
export function body(properties: Record<string, Described<Json | undefined | object>>): Described<object> {
  const entries = Object.entries(properties);
  const readFields = fields.shape(Object.fromEntries(entries.map(([name, { read }]) => [name, read])));
  return {
    read: (value, fail) => {
      const known = readFields(value, fail);
      const other = isObject(value) ? Object.keys(value).find((name) => !Object.hasOwn(properties, name)) : undefined;
      if (other !== undefined) {
        fields.failAt([other], 'BASE_TYPE_CHOICES', `Field must be one of {${Object.keys(properties).join(', ')}}.`);
      }
      return known;
    },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.flatMap(([name, { isOptional = false }]) => (isOptional ? [] : [name])),
    },
  };
}
