import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

/** Most calls combined into one. */
const BATCH_MAX = 100;

/** Calls in a batch from which on it counts as load. */
const CROWD = 4;

/** For work nobody waits for: how long a batch is collected under load, in milliseconds. */
export const GATHER_MS = 10;

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls: those made while a statement is running wait for it and share the next one. A lone call runs at once.
 * If a batch fails, the statement is repeated for each of its calls, so it must be safe to repeat.
 * @param run Returns results in the order of the items.
 * @param options `gatherMs`: under load, how long the next batch is collected, in milliseconds. Without it, each of several
 * processes sends as many statements as the database can answer, however few calls each of them holds.
 */
export function coalesce<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gatherMs = 0 }: { gatherMs?: number } = {},
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = [];
  let isRunning = false;

  const answer = async (calls: readonly Call<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      for (const [index, result] of results.entries()) calls[index]?.resolve(result);
    } catch (error) {
      // The item that made the batch fail must not fail the others.
      if (calls.length > 1) await Promise.all(calls.map((call) => answer([call])));
      else for (const { reject } of calls) reject(error);
    }
  };

  const work = async () => {
    let isCrowd = false;
    while (waiting.length > 0) {
      // Waits for other calls of the same turn: the embedded database answers before another turn begins.
      await (isCrowd && gatherMs > 0 && waiting.length < BATCH_MAX ? sleep(gatherMs) : endOfTurn());
      const batch = waiting.splice(0, BATCH_MAX);
      isCrowd = batch.length >= CROWD;
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
