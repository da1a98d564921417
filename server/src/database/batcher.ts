import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import { isConnectionUnavailable } from './database-unavailable.ts';

/** Most calls combined into one. */
const BATCH_MAX = 100;

/** For work nobody waits for: the shortest time between two statements, in milliseconds. */
export const GATHER_MS = 50;

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls: those made while a statement is running wait for it and share the next one. A lone call runs at once.
 * If a batch fails, the statement is repeated for each of its calls, or once for all where the database is away, so it
 * must be safe to repeat.
 * @param run Returns results in the order of the items.
 * @param options `gatherMs`: the shortest time between the starts of two statements, in milliseconds; only a full batch
 * does not wait. Without it, each of several processes sends as many statements as the database can answer, however few
 * calls each of them holds.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gatherMs = 0 }: { gatherMs?: number } = {},
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = [];
  let isRunning = false;
  let lastAt = Number.NEGATIVE_INFINITY;

  const answer = async (calls: readonly Call<Item, Result>[], isRepeat = false): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      for (const [index, result] of results.entries()) calls[index]?.resolve(result);
    } catch (error) {
      const isAway = isConnectionUnavailable(error);
      if (calls.length === 1 || (isAway && isRepeat)) for (const { reject } of calls) reject(error);
      else if (isAway) await answer(calls, true);
      // The item that made the batch fail must not fail the others.
      else await Promise.all(calls.map((call) => answer([call])));
    }
  };

  const work = async () => {
    while (waiting.length > 0) {
      const waitMs = waiting.length < BATCH_MAX ? lastAt + gatherMs - performance.now() : 0;
      // Waits for other calls of the same turn: the embedded database answers before another turn begins.
      await (waitMs > 0 ? sleep(waitMs) : endOfTurn());
      const batch = waiting.splice(0, BATCH_MAX);
      lastAt = performance.now();
      await answer(batch);
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void work();
    });
}
