/** The list with the item moved from `from` to `to`; `to` is clamped to the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
}
