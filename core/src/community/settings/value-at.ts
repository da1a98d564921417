/** The value at a dotted path; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    return new Map<string, unknown>(Object.entries(inner)).get(key);
  }, value);
}
