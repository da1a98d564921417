/** Options of an LRUCache that holds so many entries; `max` itself sets room aside for all of them at once, 40 bytes each. */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
