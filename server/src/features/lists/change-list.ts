import type { Copy } from '@perigee/core/lists/endpoints';
import { reorder } from '@perigee/core/lists/reorder';
import { nameKey } from '@perigee/core/names/name-key';
import { entryNamed, type EntryTexts, type Part, withEntry, withoutEntry } from '../settings/index.ts';

/** What the entries of both lists have. */
export interface ListEntry {
  name: string;
  iconUrl: string;
}

/** What is done to some entries of a list. */
export interface ListChange {
  part: Part<readonly ListEntry[]>;
  next<Entry extends ListEntry>(entries: readonly Entry[]): Entry[];
}

/** Puts the named into this order. @throws AppError `notFound` for a name that no entry has. */
export function ordering(names: readonly string[], texts: EntryTexts): ListChange {
  const keys = new Set(names.map(nameKey));
  return {
    // Who adds or changes an entry meanwhile is in nobody's way.
    part: {
      of: (entries) => entries.map(({ name }) => nameKey(name)).filter((key) => keys.has(key)),
      placeIn: () => null,
    },
    next: (entries) => {
      for (const name of names) entryNamed(entries, name, texts);
      return reorder(entries, names);
    },
  };
}

/** Adds a copy behind each of these. @throws AppError `notFound` for what is not there, `conflict` for a name that is taken. */
export function copying(copies: readonly Copy[], boost: boolean, texts: EntryTexts): ListChange {
  return {
    part: { of: entriesNamed(copies.map(({ of }) => of)), placeIn: () => undefined },
    next: (entries) =>
      copies
        .reduce<typeof entries>((list, { of, name }) => {
          const original = entryNamed(entries, of, texts);
          const copy = { ...original, name, ...(!boost && { iconUrl: '' }) };
          const place = list.indexOf(original) + 1;
          // What is said of a name that is taken is said here as well.
          withEntry(list, copy, texts);
          return list.toSpliced(place, 0, copy);
        }, entries)
        .slice(),
  };
}

/** Takes these out. @throws AppError `notFound` for what is not there. */
export function removing(names: readonly string[], texts: EntryTexts): ListChange {
  return {
    part: { of: entriesNamed(names), placeIn: () => null },
    next: (entries) => names.reduce((list, name) => withoutEntry(list, name, texts), [...entries]),
  };
}

function entriesNamed(names: readonly string[]): Part<readonly ListEntry[]>['of'] {
  const keys = new Set(names.map(nameKey));
  return (entries) => entries.filter(({ name }) => keys.has(nameKey(name)));
}
