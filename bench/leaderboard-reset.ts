import { setTimeout } from 'node:timers/promises';
import { resetProgressSchema } from '@perigee/core/balances/schema';
import { RANKS_AGE_MS } from '@perigee/core/leaderboard/schema';
import * as z from 'zod/mini';
import { startProduct } from './leaderboard/start-product.ts';
import { median } from './median.ts';

/**
 * A reset of all balances of a million members and its undoing, while 100 balances a second change: how soon it is answered
 * and done, what a reader waits meanwhile, and how old the ranks of that guild and of another one get. On the embedded
 * database, or on the server that TEST_DATABASE_URL names. `node bench/leaderboard-reset.ts 100000 500` takes so many
 * members, and changes.
 */
const SMALL = 1_000;
const LOOK_MS = 100;
const [members = 1_000_000, changes = 100] = process.argv.slice(2).map(Number);

const product = await startProduct(members, SMALL, changes);
const { large, small } = product;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const reset = `/private/guilds/${large}/reset`;
const progress = async () => z.parse(resetProgressSchema, await product.call(large, reset));

/** Follows it as the page does, and reads boards meanwhile. */
async function follow(name: string, answerMs: number): Promise<void> {
  const since = performance.now();
  const seen = new Set<number>();
  const reads: number[] = [];
  for (;;) {
    const { state, done } = await progress();
    seen.add(done);
    if (state === 'done' || state === 'undone') break;
    const page = 1 + Math.floor((Math.random() * members) / 10);
    reads.push(await timed(() => product.call(large, `/private/leaderboard/${large}?page=${page}`)));
    reads.push(await timed(() => product.call(small, `/private/leaderboard/${small}`)));
    await setTimeout(LOOK_MS);
  }
  const seconds = (performance.now() - since) / 1000;
  process.stdout.write(
    `  ${name}: answered after ${Math.round(answerMs)} ms, done after ${seconds.toFixed(1)} s, ${seen.size} steps seen; ` +
      `a page meanwhile ${median(reads).toFixed(1)} ms, at most ${Math.round(Math.max(...reads))}\n`,
  );
}

// Whoever opens the settings has had the server asked for before.
await product.call(large, reset);
const body = { name: 'Busy guild', scopes: ['balance'] };
await follow('reset', await timed(() => product.call(large, reset, body)));
const { id } = await progress();
await follow('undoing', await timed(() => product.call(large, `${reset}/${id}/undo`, {})));

const { ages, changesPerSecond, memoryMb } = await product.stop();
for (const [index, name] of ['of that guild', 'of another'].entries()) {
  const { [index]: some = [] } = ages;
  process.stdout.write(
    `  ranks ${name} are ${Math.round(median(some))} ms old, at most ${Math.round(Math.max(...some))} (budget: ${RANKS_AGE_MS})\n`,
  );
}
process.stdout.write(
  `  ${Math.round(changesPerSecond)} changes a second; memory ${Math.round(memoryMb.filled)} MB before, at most ${Math.round(memoryMb.largest)}\n`,
);
process.exitCode = Math.max(...ages.flat()) <= RANKS_AGE_MS ? 0 : 1;
