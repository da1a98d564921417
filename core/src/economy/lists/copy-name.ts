import { nameKey } from '../../base/names/name-key.ts';
import { NAME_MAX } from '../../base/names/name-schema.ts';

/** A free name for a copy: “Sword” becomes “Sword 2”, and that “Sword 3”. */
export function copyName(name: string, names: readonly string[]): string {
  const keys = new Set(names.map(nameKey));
  const stem = name.replace(/\s+\d{1,3}$/u, '').trim() || name.trim();
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const found = `${truncate(stem, NAME_MAX - ending.length)}${ending}`;
    if (!keys.has(nameKey(found))) return found;
  }
}

/** Cut without splitting a surrogate pair. */
function truncate(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd();
}
