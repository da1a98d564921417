import type { Copy } from '@perigee/core/economy/lists/endpoints';
import { reorder } from '@perigee/core/economy/lists/reorder';
import { nameKey } from '@perigee/core/base/names/name-key';
import { findEntry, type EntryTexts, type Slice, withEntry, withoutEntry } from '../../community/index.ts';

/** The fields that entries of both lists have. */
export interface ListEntry {
  name: string;
  iconUrl: string;
}

/** A bulk change to some entries of a list. */
export interface ListChange {
  slice: Slice<readonly ListEntry[]>;
  next<Entry extends ListEntry>(entries: readonly Entry[]): Entry[];
}

/** Puts the named entries into this order. @throws AppError `notFound` for a name that no entry has. */
export function ordering(names: readonly string[], texts: EntryTexts): ListChange {
  const keys = new Set(names.map(nameKey));
  return {
    // The part is only the order of these entries, so entries added or edited meanwhile do not conflict.
    slice: {
      of: (entries) => entries.map(({ name }) => nameKey(name)).filter((key) => keys.has(key)),
      positionIn: () => null,
    },
    next: (entries) => {
      for (const name of names) findEntry(entries, name, texts);
      return reorder(entries, names);
    },
  };
}

/**
 * Inserts a copy after each original. @throws AppError `notFound` for a missing original, `conflict` for a name that is
 * taken.
 */
export function copying(copies: readonly Copy[], boost: boolean, texts: EntryTexts): ListChange {
  return {
    slice: { of: entriesByName(copies.map(({ of }) => of)), positionIn: () => undefined },
    next: (entries) =>
      copies
        .reduce<typeof entries>((list, { of, name }) => {
          const original = findEntry(entries, of, texts);
          const copy = { ...original, name, ...(!boost && { iconUrl: '' }) };
          const place = list.indexOf(original) + 1;
          // Called only for its checks, such as whether the name is taken.
          withEntry(list, copy, texts);
          return list.toSpliced(place, 0, copy);
        }, entries)
        .slice(),
  };
}

/** Removes these entries. @throws AppError `notFound` for a name that no entry has. */
export function removing(names: readonly string[], texts: EntryTexts): ListChange {
  return {
    slice: { of: entriesByName(names), positionIn: () => null },
    next: (entries) => names.reduce((list, name) => withoutEntry(list, name, texts), [...entries]),
  };
}

function entriesByName(names: readonly string[]): Slice<readonly ListEntry[]>['of'] {
  const keys = new Set(names.map(nameKey));
  return (entries) => entries.filter(({ name }) => keys.has(nameKey(name)));
}
