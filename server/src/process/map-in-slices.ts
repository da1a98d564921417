import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Longest time the event loop is blocked, in milliseconds. */
const SLICE_MS = 3;

/** Maps items one by one, in order, yielding to the event loop between slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began >= SLICE_MS) {
      await endOfTurn();
      began = performance.now();
    }
    const result = map(item);
    results.push(result instanceof Promise ? await result : result);
  }
  return results;
}
