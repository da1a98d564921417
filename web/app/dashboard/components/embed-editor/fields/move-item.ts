/** The list with the item at `from` standing at `to`, which is held within the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
}
