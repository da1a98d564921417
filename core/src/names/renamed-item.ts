import { isSameName, nameKey } from './name-key.ts';

/** An item that is called anew. */
export interface RenamedItem {
  from: string;
  to: string;
}

/** What an item is called now: its new name where it is the one that was called anew. */
export function itemNameAfter({ from, to }: RenamedItem, name: string): string {
  return isSameName(name, from) ? to : name;
}

/**
 * The item that was called anew between two versions of the list: the only one whose name differs, in its place. An item
 * is known by its name, and what members have of it goes along.
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
