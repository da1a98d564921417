/** The item at an index that exists by construction. @throws Error if it does not, which is a bug of the caller. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`a list of ${list.length} has no item ${index}`);
  return item;
}

/** The value of a key that exists by construction. @throws Error if it does not, which is a bug of the caller. */
export function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`a map of ${map.size} has no entry ${String(key)}`);
  return value;
}
