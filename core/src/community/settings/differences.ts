import type { core } from 'zod/mini';
import { metadataOf, fieldIn } from '../../base/schemas/field-metadata.ts';
import { isSame } from '../../base/sections/is-same.ts';
import { valueAt } from './value-at.ts';

/** One field that differs; a side on which it is missing is undefined. */
export interface Difference {
  /** The path to the field; an entry of a list stands there by what identifies it. */
  path: string[];
  before: unknown;
  after: unknown;
}

type Schema = core.$ZodType | undefined;

/** The fields in which two values differ, in order. Lists whose entries nothing identifies are compared as a whole. */
export function differences(schema: Schema, before: unknown, after: unknown, path: string[] = []): Difference[] {
  const [one, other] = [fieldsOf(schema, before), fieldsOf(schema, after)];
  if (one === null || other === null) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) =>
    differences(fieldIn(schema, name), one.get(name), other.get(name), [...path, name]),
  );
}

/** An object by field, and a list by what identifies its entries; null for what is compared as a whole. */
export function fieldsOf(schema: Schema, value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  if (metadataOf(schema).entryKey === undefined) return null;
  const entries = value.map((entry: unknown) => [entryNameOf(schema, entry), entry] as const);
  const named = new Map(entries.flatMap(([name, entry]) => (name === null ? [] : [[name, entry]])));
  // Entries without the field, or with the same value of it, cannot be matched.
  return named.size === value.length ? named : null;
}

/** What identifies an entry of the list with this schema; null where nothing does. */
export function entryNameOf(list: Schema, entry: unknown): string | null {
  const { entryKey } = metadataOf(list);
  const key = entryKey === undefined ? undefined : valueAt(entry, entryKey);
  return typeof key === 'string' || typeof key === 'number' ? String(key) : null;
}
