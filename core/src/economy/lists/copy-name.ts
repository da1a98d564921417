import { cutText } from '../../base/text/cut.ts';
import { nameKey } from '../../base/names/name-key.ts';
import { NAME_MAX } from '../../base/names/name-schema.ts';

/** A free name for a copy: “Sword” becomes “Sword 2”, and that “Sword 3”. */
export function copyName(name: string, names: readonly string[]): string {
  const keys = new Set(names.map(nameKey));
  const stem = name.replace(/\s+\d{1,3}$/u, '').trim() || name.trim();
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const found = `${cutText(stem, NAME_MAX - ending.length, '').trimEnd()}${ending}`;
    if (!keys.has(nameKey(found))) return found;
  }
}
