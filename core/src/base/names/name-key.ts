/**
 * The key by which two names are compared: trimmed, with NFKC normalisation and case folding applied.
 * Folding goes through both cases, since ß, ẞ and SS, or σ and ς, become equal only that way.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC').trim();
}

/** Whether two names count as the same. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Indexes of the entries whose name occurs in an earlier entry. */
export function repeatedNames(named: readonly { name: string }[]): number[] {
  const seen = new Set<string>();
  return named.flatMap(({ name }, index) => {
    const key = nameKey(name);
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

/**
 * The name as a URL path segment. URL parsers drop the segments `.` and `..` even when escaped; a trailing space keeps
 * them, and does not change the name.
 */
export function nameInPath(name: string): string {
  return /^\s*\.{1,2}\s*$/.test(name) ? `${name.trim()} ` : name;
}
