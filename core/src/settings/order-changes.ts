import { type Difference, fieldsOf } from './differences.ts';

/**
 * Reordered entries of named lists, which `differences` does not report: the names from the first that moved to the
 * last, limited to those in both lists. The path is that of the list.
 */
export function orderChanges(before: unknown, after: unknown, path: string[] = []): Difference[] {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (one === null || other === null) return [];
  const own = Array.isArray(before) ? movedNames(path, [...one.keys()], [...other.keys()]) : [];
  const shared = [...one.keys()].filter((name) => other.has(name));
  return [...own, ...shared.flatMap((name) => orderChanges(one.get(name), other.get(name), [...path, name]))];
}

function movedNames(path: string[], before: readonly string[], after: readonly string[]): Difference[] {
  const was = before.filter((name) => after.includes(name));
  const is = after.filter((name) => before.includes(name));
  const isMoved = (name: string, index: number) => name !== is[index];
  const [first, last] = [was.findIndex(isMoved), was.findLastIndex(isMoved)];
  return first < 0 ? [] : [{ path, before: was.slice(first, last + 1), after: is.slice(first, last + 1) }];
}
