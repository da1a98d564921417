/** Most values in a body, names of fields among them. The ids of everything a file can name fit. */
export const VALUES_MAX = 20_000;

/** Most entries of one list; no list of the contract takes as many. */
export const ENTRIES_MAX = 2_000;

/** How many lists and objects may stand inside of each other. */
export const DEPTH_MAX = 50;

/**
 * Whether a body is of a size that schemas are held to it at all: each of a thousand wrong values is looked at, and has its
 * own refusal. Stops where it is too much, and goes without recursion.
 */
export function isWithinBounds(body: unknown): boolean {
  const waiting: { value: object; depth: number }[] = isObject(body) ? [{ value: body, depth: 1 }] : [];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth > DEPTH_MAX || (Array.isArray(value) && value.length > ENTRIES_MAX)) return false;
    const fields: unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += Array.isArray(value) ? fields.length : 2 * fields.length;
    if (values > VALUES_MAX) return false;
    for (const field of fields) if (isObject(field)) waiting.push({ value: field, depth: depth + 1 });
  }
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
