import type { core } from 'zod/mini';
import { fieldIn } from '../../base/schemas/field-metadata.ts';
import { type Difference, fieldsOf } from './differences.ts';

/**
 * Reordered entries of lists, which `differences` does not report: what identifies them, from the first that moved to
 * the last, limited to those in both lists. The path is that of the list.
 */
export function orderChanges(
  schema: core.$ZodType | undefined,
  before: unknown,
  after: unknown,
  path: string[] = [],
): Difference[] {
  const [one, other] = [fieldsOf(schema, before), fieldsOf(schema, after)];
  if (one === null || other === null) return [];
  const own = Array.isArray(before) ? movedNames(path, [...one.keys()], [...other.keys()]) : [];
  const shared = [...one.keys()].filter((name) => other.has(name));
  const inside = shared.flatMap((name) =>
    orderChanges(fieldIn(schema, name), one.get(name), other.get(name), [...path, name]),
  );
  return [...own, ...inside];
}

function movedNames(path: string[], before: readonly string[], after: readonly string[]): Difference[] {
  const was = before.filter((name) => after.includes(name));
  const is = after.filter((name) => before.includes(name));
  const isMoved = (name: string, index: number) => name !== is[index];
  const [first, last] = [was.findIndex(isMoved), was.findLastIndex(isMoved)];
  return first < 0 ? [] : [{ path, before: was.slice(first, last + 1), after: is.slice(first, last + 1) }];
}
