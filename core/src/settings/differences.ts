import { isSame } from '../sections/is-same.ts';

/** One field that differs; a side on which it is missing is undefined. */
export interface Difference {
  /** The names on the way to the field; entries of a list of named things go by their name. */
  path: string[];
  before: unknown;
  after: unknown;
}

/** What stands for an entry of a list when the list is reordered, in the order tried. */
const ENTRY_KEYS = ['name', 'warns', 'id'] as const;

/** The fields in which two values of a section differ, from the first to the last. Lists of plain values count whole. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  const one = fieldsOf(before) ?? noneBeside(before, after);
  const other = fieldsOf(after) ?? noneBeside(after, before);
  if (one === null || other === null) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].flatMap((name) => differences(one.get(name), other.get(name), [...path, name]));
}

/** An empty list beside one of named things holds none of these. */
function noneBeside(value: unknown, beside: unknown): ReadonlyMap<string, unknown> | null {
  const isNone = Array.isArray(value) && value.length === 0 && Array.isArray(beside) && fieldsOf(beside) !== null;
  return isNone ? new Map() : null;
}

/** An object by field and a list of named things by name; null for what is compared whole. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const named = value.map((entry: unknown) => [entryNameOf(entry), entry] as const);
  const names = new Set(named.map(([name]) => name));
  // Unnamed or twice named entries can not be told apart.
  return value.length > 0 && !names.has(null) && names.size === value.length
    ? new Map(named.map(([name, entry]) => [String(name), entry]))
    : null;
}

/** What an entry of a list goes by; null for one without a name. */
export function entryNameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const key = ENTRY_KEYS.find((name) => fields.has(name));
  return key === undefined ? null : String(fields.get(key));
}
