import { differences, fieldsOf, entryNameOf } from './differences.ts';
import { isSame } from '../sections/is-same.ts';

/** A field for which two people chose different values; a side on which it is missing is undefined. */
export interface FieldConflict {
  /** The path to the field, as in `differences`. */
  path: string[];
  theirs: unknown;
  mine: unknown;
  /** Who changed it since `base`. */
  changedBy: 'me' | 'them' | 'both';
}

/** The fields in which two values, both derived from `base`, differ. */
export function findConflicts(base: unknown, theirs: unknown, mine: unknown): FieldConflict[] {
  return differences(theirs, mine).map(({ path, before, after }) => {
    const original = fieldAt(base, path);
    const changedBy = isSame(original, before) ? 'me' : isSame(original, after) ? 'them' : 'both';
    return { path, theirs: before, mine: after, changedBy };
  });
}

/** Their value with the given fields replaced by mine. Where nothing else differs, the order of entries is theirs. */
export function settle(theirs: unknown, taken: readonly FieldConflict[]): unknown {
  return taken.reduce((settled, { path, mine }) => withField(settled, path, mine), theirs);
}

/** My changes rebased onto what somebody saved meanwhile: fields that only they changed stay theirs. */
export function rebase(base: unknown, theirs: unknown, mine: unknown): unknown {
  return settle(
    theirs,
    findConflicts(base, theirs, mine).filter(({ changedBy }) => changedBy !== 'them'),
  );
}

function fieldAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => fieldsOf(inner)?.get(name), value);
}

/** The value with one field replaced, added, or, for undefined, removed. */
function withField(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value)) return withEntry(value, name, (entry) => withField(entry, rest, replacement));

  const fields = new Map(Object.entries(value ?? {}));
  const field = withField(fields.get(name), rest, replacement);
  if (field === undefined) fields.delete(name);
  else fields.set(name, field);
  return Object.fromEntries(fields);
}

function withEntry(list: readonly unknown[], name: string, change: (entry: unknown) => unknown): unknown[] {
  const index = list.findIndex((entry) => entryNameOf(entry) === name);
  const entry = change(list[index]);
  if (index === -1) return entry === undefined ? [...list] : [...list, entry];
  return entry === undefined ? list.toSpliced(index, 1) : list.with(index, entry);
}
