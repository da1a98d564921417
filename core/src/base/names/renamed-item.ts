import { isSameName, nameKey } from './name-key.ts';

/** An item that was renamed. */
export interface RenamedItem {
  from: string;
  to: string;
}

/** The current name of an item: the new one if it is the renamed item. */
export function itemNameAfter({ from, to }: RenamedItem, name: string): string {
  return isSameName(name, from) ? to : name;
}

/**
 * The item that was renamed between two versions of the list: the only one whose name differs, at the same index. Items
 * are identified by name, so members' pieces are renamed along with it.
 */
export function renamedItem(
  before: readonly { name: string }[],
  after: readonly { name: string }[],
): RenamedItem | null {
  if (before.length !== after.length) return null;
  const changed = after.flatMap(({ name: to }, index) => {
    const from = before[index]?.name ?? to;
    return nameKey(from) === nameKey(to) ? [] : [{ from, to }];
  });
  const [only, another] = changed;
  return only !== undefined && another === undefined ? only : null;
}
