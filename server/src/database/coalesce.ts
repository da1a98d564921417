import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Calls made as one, at most. */
const BATCH_MAX = 100;

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Has calls share a statement: whoever comes while one is under way waits for it, and all of them are the next one.
 * Who comes alone waits for nobody. A statement that fails is made again for each of its calls, which has to do no harm.
 * @param run Answers in the order of the items.
 */
export function coalesce<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = [];
  let isRunning = false;

  const answer = async (calls: readonly Call<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(calls.map(({ item }) => item));
      for (const [index, result] of results.entries()) calls[index]?.resolve(result);
    } catch (error) {
      // What spoils the statement of one is no failure of the others.
      if (calls.length > 1) await Promise.all(calls.map((call) => answer([call])));
      else for (const { reject } of calls) reject(error);
    }
  };

  const work = async () => {
    while (waiting.length > 0) {
      // Who calls within the same turn is taken along: the embedded database answers before another one begins.
      await endOfTurn();
      await answer(waiting.splice(0, BATCH_MAX));
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
