/** LRUCache options for a maximum number of entries. Its own `max` would allocate 40 bytes for each up front. */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
