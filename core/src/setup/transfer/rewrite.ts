/** New values by dotted path; null removes a list entry, and clears a single field. */
export type Replacements = ReadonlyMap<string, string | false | null>;

/** The value with these replacements. */
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
