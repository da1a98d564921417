import { isObject, type Json, type JsonObject } from '../base/json.ts';
import { isSnowflake } from '../base/snowflakes.ts';
import { ApiError } from './api-error.ts';
import type { FormErrorCode } from './form-errors.ts';

/** Reads one value of a request body; reports a problem through `fail`. */
export type Field<T> = (value: Json | undefined, fail: Fail) => T;
type Fail = (code: FormErrorCode, message: string) => never;
type Values<S> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

/** Why a value was refused, in the nested format of error 50035. */
class FieldProblem extends Error {
  readonly errors: JsonObject;

  constructor(errors: JsonObject) {
    super('Invalid Form Body');
    this.errors = errors;
  }
}

/**
 * Reads a request body with the field; on a mismatch fails with 50035, the path and the reason. `place` is the path of
 * the value in the request when it is only a part of it.
 */
export function readBody<T>(body: Json | undefined, field: Field<T>, place: string[] = []): T {
  try {
    return field(body, failWith);
  } catch (error) {
    if (error instanceof FieldProblem) {
      throw new ApiError('invalidFormBody', nest(place, error.errors));
    }
    throw error;
  }
}

/** Refuses a request because of one field, with error 50035. */
export function refuseField(path: string[], code: FormErrorCode, message: string): never {
  throw new ApiError('invalidFormBody', nest(path, reason(code, message)));
}

/** Refuses the value at that path below the one being read. */
export function failAt(path: string[], code: FormErrorCode, message: string): never {
  throw new FieldProblem(nest(path, reason(code, message)));
}

/** Refuses a repeated list entry, at its index. */
export function failAtRepeated(values: readonly unknown[], code: FormErrorCode, message: string): void {
  const repeated = values.findIndex((entry, index) => values.indexOf(entry) < index);
  if (repeated >= 0) failAt([String(repeated)], code, message);
}

function reason(code: FormErrorCode, message: string): JsonObject {
  return { _errors: [{ code, message }] };
}

function nest(path: string[], leaf: JsonObject): JsonObject {
  return path.reduceRight<JsonObject>((inner, key) => ({ [key]: inner }), leaf);
}

/** A string within limits, otherwise the platform's refusal. */
export function text(limits: { min?: number; max?: number; pattern?: RegExp } = {}): Field<string> {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern } = limits;
  return (value, fail) => {
    if (value === undefined) return fail('BASE_TYPE_REQUIRED', 'This field is required');
    if (typeof value !== 'string') return fail('STRING_TYPE_CONVERT', 'Could not interpret as string.');
    if (value.length < min || value.length > max) {
      if (max === Number.POSITIVE_INFINITY) return fail('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
      if (min === 0) return fail('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
      return fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
    if (pattern !== undefined && !pattern.test(value)) {
      return fail('STRING_TYPE_REGEX', 'String value did not match validation regex.');
    }
    return value;
  };
}

/** An integer within limits, otherwise the platform's refusal. */
export function integer(limits: { min?: number; max?: number } = {}): Field<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits;
  return (value, fail) => {
    if (value === undefined) return fail('BASE_TYPE_REQUIRED', 'This field is required');
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number)) {
      return fail('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not int.`);
    }
    if (number < min) return fail('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
    if (number > max) return fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    return number;
  };
}

/** A boolean, otherwise the platform's refusal. */
export const flag: Field<boolean> = (value, fail) => {
  if (typeof value === 'boolean') return value;
  return fail('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
};

/** An id, also accepted as a number, otherwise the platform's refusal. */
export const snowflake: Field<string> = (value, fail) => {
  const id = typeof value === 'number' ? String(value) : value;
  if (id === undefined) return fail('BASE_TYPE_REQUIRED', 'This field is required');
  if (typeof id === 'string' && isSnowflake(id)) return id;
  return fail('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not snowflake.`);
};

/** A string or an integer; an integer's length is that of its digits. */
export function nonce({ max }: { max: number }): Field<string | number> {
  return (value, fail) => {
    const isNumber = typeof value === 'number' && Number.isInteger(value);
    if (!isNumber && typeof value !== 'string') {
      return fail('NONCE_TYPE_INVALID_TYPE', 'This field must be a string or integer.');
    }
    if (String(value).length > max) fail('NONCE_TYPE_TOO_LONG', `Must be ${max} or fewer characters long.`);
    return value;
  };
}

/** An ISO 8601 timestamp, normalized. */
export const moment: Field<string> = (value, fail) => {
  const time = text()(value, fail);
  if (Number.isNaN(Date.parse(time))) fail('DATE_TIME_TYPE_PARSE', `Could not parse ${time}. Should be ISO8601.`);
  return new Date(time).toISOString();
};

/** A permission set: the digits of an integer. */
export const permissionSet: Field<string> = snowflake;

/** An object with any keys, otherwise the platform's refusal. */
export const record: Field<JsonObject> = (value, fail) =>
  isObject(value) ? value : fail('DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType');

/** A field that may be absent. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value, fail) => (value === undefined ? undefined : field(value, fail));
}

/** A field that may be null. */
export function nullable<T>(field: Field<T>): Field<T | null> {
  return (value, fail) => (value === null ? null : field(value, fail));
}

/** A list within limits, otherwise the platform's refusal. */
export function list<T>(item: Field<T>, limits: { min?: number; max?: number } = {}): Field<T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits;
  return (value, fail) => {
    if (value === undefined) return fail('BASE_TYPE_REQUIRED', 'This field is required');
    if (!Array.isArray(value)) return fail('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    if (value.length < min || value.length > max) {
      return fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
    return collect(value.map((entry, index) => [String(index), () => item(entry, failWith)]));
  };
}

/** A list without duplicates. */
export function distinct<T>(item: Field<T>, limits: { min?: number; max?: number } = {}): Field<T[]> {
  return (value, fail) => {
    const entries = list(item, limits)(value, fail);
    failAtRepeated(entries, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
    return entries;
  };
}

/** An object with these fields; unknown ones are ignored, as on the platform. */
export function shape<S extends Record<string, Field<Json | undefined | object>>>(fields: S): Field<Values<S>>;
export function shape(fields: Record<string, Field<unknown>>): Field<object> {
  return (value, fail) => {
    if (!isObject(value)) return fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    const names = Object.keys(fields);
    const read = collect(names.map((name) => [name, () => fields[name]?.(value[name], failWith)]));
    return Object.fromEntries(names.map((name, index) => [name, read[index]]));
  };
}

function collect<T>(readers: (readonly [string, () => T])[]): T[] {
  const problems: JsonObject = {};
  const values: T[] = [];
  for (const [key, read] of readers) {
    try {
      values.push(read());
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems[key] = error.errors;
    }
  }
  if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
  return values;
}

function failWith(code: FormErrorCode, message: string): never {
  failAt([], code, message);
}
