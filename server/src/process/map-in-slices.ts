import { setImmediate as endOfTurn } from 'node:timers/promises';

/** The longest that anything else has to wait, in milliseconds. */
const SLICE_MS = 3;

/** Maps one by one, in order, and lets others do their work in between. */
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
