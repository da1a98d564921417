import type { core } from 'zod/mini';
import { fieldIn } from '../../base/schemas/field-metadata.ts';
import { isSame } from '../../base/sections/is-same.ts';
import { differences, entryNameOf, fieldsOf } from './differences.ts';

type Schema = core.$ZodType | undefined;

/** A field for which two people chose different values; a side on which it is missing is undefined. */
export interface FieldConflict {
  /** The path to the field, as in `differences`. */
  path: string[];
  theirs: unknown;
  mine: unknown;
  /** Who changed it since `base`. */
  changedBy: 'me' | 'them' | 'both';
}

/** Two values, and the one that both were derived from. */
interface ConflictValues {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** The fields in which two values, both derived from `base`, differ. */
export function findConflicts(schema: Schema, { base, theirs, mine }: ConflictValues): FieldConflict[] {
  return differences(schema, theirs, mine).map(({ path, before, after }) => {
    const original = originalAt(schema, base, path);
    const changedBy = isSame(original, before) ? 'me' : isSame(original, after) ? 'them' : 'both';
    return { path, theirs: before, mine: after, changedBy };
  });
}

/** Their value with the given fields replaced by mine. Where nothing else differs, the order of entries is theirs. */
export function settle(schema: Schema, theirs: unknown, taken: readonly FieldConflict[]): unknown {
  return taken.reduce((settled, { path, mine }) => withField(schema, settled, path, mine), theirs);
}

/** My changes rebased onto what somebody saved meanwhile: fields that only they changed stay theirs. */
export function rebase(schema: Schema, sides: ConflictValues): unknown {
  const taken = findConflicts(schema, sides).filter(({ changedBy }) => changedBy !== 'them');
  return settle(schema, sides.theirs, taken);
}

function originalAt(schema: Schema, value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return originalAt(fieldIn(schema, name), fieldsOf(schema, value)?.get(name), rest);
}

/** The value with one field replaced, added, or, for undefined, removed. */
function withField(schema: Schema, value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const change = (inner: unknown) => withField(fieldIn(schema, name), inner, rest, replacement);
  if (Array.isArray(value)) {
    const index = value.findIndex((entry: unknown) => entryNameOf(schema, entry) === name);
    return withEntryAt(value, index, change(value[index]));
  }
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const field = change(fields.get(name));
  if (field === undefined) fields.delete(name);
  else fields.set(name, field);
  return Object.fromEntries(fields);
}

function withEntryAt(list: readonly unknown[], index: number, entry: unknown): unknown[] {
  if (index === -1) return entry === undefined ? [...list] : [...list, entry];
  return entry === undefined ? list.toSpliced(index, 1) : list.with(index, entry);
}
