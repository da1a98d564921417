import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { median } from '../support/median.ts';

/**
 * The cost of a plain change compared with another checkout of the product, whose folder is given: an edit of a balance
 * (set to an amount), and an amount added. Made 8 at once, in turn; each side has its own process and database. Uses
 * the embedded database, or the server in TEST_DATABASE_URL.
 */
const BUDGET = 1.3;
const [folder = ''] = process.argv.slice(2);
const ROUNDS = 9;

const timesSchema = z.object({ set: z.number(), add: z.number() });
type Times = z.infer<typeof timesSchema>;

const before = startSide(resolve(folder));
const now = startSide(resolve(import.meta.dirname, '../..'));
const times = { before: [] as Times[], now: [] as Times[] };
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = { before: await roundOf(before), now: await roundOf(now) };
  if (round === 0) continue;
  times.before.push(measured.before);
  times.now.push(measured.now);
}
for (const side of [before, now]) side.send('end');

const ratios = (['set', 'add'] as const).map((change) => {
  const of = (side: readonly Times[]) => median(side.map((round) => round[change]));
  const ratio = of(times.now) / of(times.before);
  process.stdout.write(
    `a plain change (${change}): ${of(times.before).toFixed(3)} ms before, ${of(times.now).toFixed(3)} ms now: ${ratio.toFixed(2)} (budget: at most ${BUDGET})\n`,
  );
  return ratio;
});
process.exitCode = ratios.every((ratio) => ratio <= BUDGET) ? 0 : 1;

function startSide(checkout: string): ChildProcess {
  return fork(join(import.meta.dirname, 'plain-changes.ts'), [checkout]);
}

async function roundOf(side: ChildProcess): Promise<Times> {
  side.send('round');
  const [message] = await once(side, 'message');
  return timesSchema.parse(message);
}
