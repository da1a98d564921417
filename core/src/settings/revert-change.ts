import { isSame } from '../sections/is-same.ts';
import { fieldsOf } from './differences.ts';

/** Marks a field that somebody has changed again since. */
const TOUCHED = Symbol('touched');

/**
 * Reverts one change in a value that may have been changed elsewhere since; null where the same field was changed
 * again. Entries of named lists are matched by name, as for conflicts.
 */
export function revertChange(before: unknown, after: unknown, current: unknown): { value: unknown } | null {
  const value = revert(before, after, current);
  return value === TOUCHED ? null : { value };
}

function revert(before: unknown, after: unknown, current: unknown): unknown {
  if (isSame(after, current)) return before;
  if (isSame(before, after) || isSame(before, current)) return current;
  const sides = [before, after, current];
  const isList = sides.every(Array.isArray);
  if (!isList && sides.some(Array.isArray)) return TOUCHED;
  const [was, made, is] = sides.map((side) => (isList && isEmpty(side) ? new Map<string, unknown>() : fieldsOf(side)));
  if (!was || !made || !is) return TOUCHED;

  const fields = new Map<string, unknown>();
  for (const name of new Set([...is.keys(), ...was.keys()])) {
    const field = revert(was.get(name), made.get(name), is.get(name));
    if (field === TOUCHED) return TOUCHED;
    if (field !== undefined) fields.set(name, field);
  }
  if (!isList) return Object.fromEntries(fields);
  const order = orderOf([...was.keys()], [...made.keys()], [...is.keys()]);
  return order === null ? TOUCHED : order.filter((name) => fields.has(name)).map((name) => fields.get(name));
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** All names in the resulting order; null where both the change and a later one reordered the same entries. */
function orderOf(before: readonly string[], after: readonly string[], current: readonly string[]): string[] | null {
  if (isSame(common(before, after), common(after, before))) return withMissing(current, before);
  if (!isSame(common(after, current), common(current, after))) return null;
  return withMissing(before, current);
}

function common(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => others.includes(name));
}

/** The names plus those only in `others`, each placed after its predecessor there. */
function withMissing(names: readonly string[], others: readonly string[]): string[] {
  return others.reduce<string[]>(
    (order, name, index) =>
      order.includes(name) ? order : order.toSpliced(order.indexOf(others[index - 1] ?? '') + 1, 0, name),
    [...names],
  );
}
