/** What the values at some dotted paths become; null takes an entry out of its list, and empties a single field. */
export type Replacements = ReadonlyMap<string, string | false | null>;

/** The same value with other things at those paths. */
export function rewrite(value: unknown, replacements: Replacements, path: string[] = []): unknown {
  const replacement = replacements.get(path.join('.'));
  if (replacement !== undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => {
      const inner = [...path, String(index)];
      return replacements.get(inner.join('.')) === null ? [] : [rewrite(entry, replacements, inner)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, rewrite(inner, replacements, [...path, name])]),
  );
}
