import { nameKey } from '../../base/names/name-key.ts';

interface Named {
  name: string;
}

/** Puts the named entries into this order; the others keep their places. Each name must be that of an entry. */
export function reorder<Entry extends Named>(entries: readonly Entry[], names: readonly string[]): Entry[] {
  const byKey = new Map(entries.map((entry) => [nameKey(entry.name), entry]));
  const named = new Set(names.map(nameKey));
  const next = names[Symbol.iterator]();
  return entries.map((entry) => {
    if (!named.has(nameKey(entry.name))) return entry;
    const { value } = next.next();
    return (value !== undefined && byKey.get(nameKey(value))) || entry;
  });
}
