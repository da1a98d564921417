import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

/** Calls made as one, at most. */
const BATCH_MAX = 100;

/** A batch of at least so many calls is a crowd. */
const CROWD = 4;

/** For work nobody waits for: in a crowd, how long the next batch is gathered, in milliseconds. */
export const GATHER_MS = 10;

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Has calls share a statement: whoever comes while one is under way waits for it, and all of them are the next one.
 * Who comes alone waits for nobody. A statement that fails is made again for each of its calls, which has to do no harm.
 * @param run Answers in the order of the items.
 * @param options `gatherMs`: in a crowd, how long the next batch is gathered, in milliseconds. Without it every process of
 * several makes as many statements as the database answers, however few calls are in each.
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
      // What spoils the statement of one is no failure of the others.
      if (calls.length > 1) await Promise.all(calls.map((call) => answer([call])));
      else for (const { reject } of calls) reject(error);
    }
  };

  const work = async () => {
    let isCrowd = false;
    while (waiting.length > 0) {
      // Calls of the same turn go together: the embedded database answers before the next turn begins.
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
