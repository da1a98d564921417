import { setTimeout } from 'node:timers/promises';
import { resetProgressSchema } from '@perigee/core/economy/balances/schema';
import { RANKS_AGE_MS } from '@perigee/core/economy/leaderboard/schema';
import * as z from 'zod/mini';
import { startProduct } from './start-product.ts';
import { median } from '../support/median.ts';

/**
 * Resetting all balances of a million members and undoing it, at 100 balance changes per second: how soon the call is
 * answered and the reset complete, how long readers wait meanwhile, and how old the ranks of that guild and another
 * get. Uses the embedded database, or the server in TEST_DATABASE_URL. `node bench/leaderboard/leaderboard-reset.ts 100000 500`
 * sets the numbers of members and changes.
 */
const SMALL = 1_000;
const LOOK_MS = 100;
const [members = 1_000_000, changes = 100] = process.argv.slice(2).map(Number);

const product = await startProduct(members, SMALL, changes);
const { large, small } = product;
const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const reset = `/private/guilds/${large}/reset`;
const progress = async () => z.parse(resetProgressSchema, await product.call(large, reset));

/** Polls the progress like the page, and reads boards meanwhile. */
async function follow(name: string, answerMs: number): Promise<void> {
  const since = performance.now();
  const steps = new Set<number>();
  const reads: number[] = [];
  for (;;) {
    const { state, done } = await progress();
    steps.add(done);
    if (state === 'done' || state === 'undone') break;
    const page = 1 + Math.floor((Math.random() * members) / 10);
    reads.push(await measureMs(() => product.call(large, `/private/leaderboard/${large}?page=${page}`)));
    reads.push(await measureMs(() => product.call(small, `/private/leaderboard/${small}`)));
    await setTimeout(LOOK_MS);
  }
  const seconds = (performance.now() - since) / 1000;
  process.stdout.write(
    `  ${name}: answered after ${Math.round(answerMs)} ms, done after ${seconds.toFixed(1)} s, ${steps.size} steps seen; ` +
      `a page meanwhile ${median(reads).toFixed(1)} ms, at most ${Math.round(Math.max(...reads))}\n`,
  );
}

// Warms the guild's cache, as opening the settings would.
await product.call(large, reset);
const body = { name: 'Busy guild', scopes: ['balance'] };
await follow('reset', await measureMs(() => product.call(large, reset, body)));
const { id } = await progress();
await follow('undoing', await measureMs(() => product.call(large, `${reset}/${id}/undo`, {})));

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
