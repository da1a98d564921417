/**
 * LRUCache options for a maximum number of entries. Its own `max` would allocate room for all of them up front, 40
 * bytes each.
 */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
