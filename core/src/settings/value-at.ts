/** The value at a dotted path, or undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    return new Map<string, unknown>(Object.entries(inner)).get(key);
  }, value);
}
