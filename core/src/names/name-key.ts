/**
 * What two names are compared by: trimmed, compatibility forms made one, upper and lower case made one (decisions,
 * "Prefix, limits"). Through both cases, because ß, ẞ and SS, σ and ς meet only so.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC').trim();
}

/** Whether the two are one name. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Where the list repeats a name that stands earlier in it. */
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
 * The name as a part of an address. Addresses lose the parts `.` and `..` even when they are escaped; with a space behind
 * them they stay, and still are the same name.
 */
export function nameInPath(name: string): string {
  return /^\s*\.{1,2}\s*$/.test(name) ? `${name.trim()} ` : name;
}
