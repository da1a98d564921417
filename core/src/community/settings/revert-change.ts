import type { core } from 'zod/mini';
import { fieldIn } from '../../base/schemas/field-metadata.ts';
import { isSame } from '../../base/sections/is-same.ts';
import { fieldsOf } from './differences.ts';

/** Marks a field that somebody has changed again since. */
const TOUCHED = Symbol('touched');

/** A value before and after the change, and as it is now. */
interface RevertValues {
  before: unknown;
  after: unknown;
  current: unknown;
}

/**
 * Reverts one change in a value that may have been changed elsewhere since; null where the same field was changed
 * again. Entries of lists are matched as for conflicts.
 */
export function revertChange(schema: core.$ZodType, sides: RevertValues): { value: unknown } | null {
  const value = revert(schema, sides);
  return value === TOUCHED ? null : { value };
}

function revert(schema: core.$ZodType | undefined, { before, after, current }: RevertValues): unknown {
  if (isSame(after, current)) return before;
  if (isSame(before, after) || isSame(before, current)) return current;
  const isList = Array.isArray(current);
  if ([before, after].some((side) => Array.isArray(side) !== isList)) return TOUCHED;
  const [was, made, is] = [fieldsOf(schema, before), fieldsOf(schema, after), fieldsOf(schema, current)];
  if (was === null || made === null || is === null) return TOUCHED;

  const fields = new Map<string, unknown>();
  for (const name of new Set([...is.keys(), ...was.keys()])) {
    const inside = { before: was.get(name), after: made.get(name), current: is.get(name) };
    const field = revert(fieldIn(schema, name), inside);
    if (field === TOUCHED) return TOUCHED;
    if (field !== undefined) fields.set(name, field);
  }
  if (!isList) return Object.fromEntries(fields);
  const order = orderOf([...was.keys()], [...made.keys()], [...is.keys()]);
  return order === null ? TOUCHED : order.filter((name) => fields.has(name)).map((name) => fields.get(name));
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
