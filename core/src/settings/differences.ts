import { isSame } from '../sections/is-same.ts';

/** One field that differs; a side on which it is missing is undefined. */
export interface Difference {
  /** The path to the field; entries of a list of named things are identified by name. */
  path: string[];
  before: unknown;
  after: unknown;
}

/** Fields that identify an entry when its list is reordered, in the order tried. */
const ENTRY_KEYS = ['name', 'warns', 'id'] as const;

/** The fields in which two values of a section differ, in order. Lists of plain values are compared as a whole. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  const one = fieldsOf(before) ?? noneBeside(before, after);
  const other = fieldsOf(after) ?? noneBeside(after, before);
  if (one === null || other === null) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => differences(one.get(name), other.get(name), [...path, name]));
}

/** An empty list compared with a list of named things counts as one without entries. */
function noneBeside(value: unknown, beside: unknown): ReadonlyMap<string, unknown> | null {
  const isNone = Array.isArray(value) && value.length === 0 && Array.isArray(beside) && fieldsOf(beside) !== null;
  return isNone ? new Map() : null;
}

/** An object by field, and a list of named things by name; null for what is compared as a whole. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const named = value.map((entry: unknown) => [entryNameOf(entry), entry] as const);
  const names = new Set(named.map(([name]) => name));
  // Entries without a name or with a duplicate name cannot be matched.
  return value.length > 0 && !names.has(null) && names.size === value.length
    ? new Map(named.map(([name, entry]) => [String(name), entry]))
    : null;
}

/** The identifying field of a list entry; null where it has none. */
export function entryNameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const key = ENTRY_KEYS.find((name) => fields.has(name));
  return key === undefined ? null : String(fields.get(key));
}
