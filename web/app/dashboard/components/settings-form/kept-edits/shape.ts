/**
 * Whether something read back from storage is built like a value of the form. Only the shape is looked at, not the
 * rules: what was half typed has to come back as well. Null may stand for any value, as for "not chosen".
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

/** An empty list says nothing about its entries. */
function hasEntryShape(entry: unknown, list: readonly unknown[]): boolean {
  return list.length === 0 || hasShape(entry, list[0]);
}
