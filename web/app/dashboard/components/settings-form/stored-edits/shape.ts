/**
 * Whether a value read from storage has the shape of the form's values. Only the shape is checked, not the rules, so
 * that half-typed input can be restored. Null is accepted for any value, because it may mean "not chosen".
 */
export function isShapedLike<Value>(candidate: unknown, model: Value): candidate is Value {
  return hasShape(candidate, model);
}

function hasShape(candidate: unknown, model: unknown): boolean {
  if (candidate === null || model === null) return true;
  if (Array.isArray(model)) return Array.isArray(candidate) && candidate.every((entry) => hasEntryShape(entry, model));
  if (typeof model !== 'object' || model === undefined) return typeof candidate === typeof model;
  if (typeof candidate !== 'object' || candidate === undefined || Array.isArray(candidate)) return false;

  const fields = new Map(Object.entries(candidate));
  return Object.entries(model).every(([name, field]) => fields.has(name) && hasShape(fields.get(name), field));
}

/** An empty list says nothing about the shape of its entries. */
function hasEntryShape(entry: unknown, list: readonly unknown[]): boolean {
  return list.length === 0 || hasShape(entry, list[0]);
}
