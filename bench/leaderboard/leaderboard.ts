import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RANKS_AGE_MS } from '@perigee/core/economy/leaderboard/schema';
import * as z from 'zod/mini';
import { memberId } from './fill.ts';
import { startProduct } from './start-product.ts';
import { median } from '../support/median.ts';

/**
 * Leaderboards of a million members, at 500 balance changes per second: any page and any member's rank compared with
 * page 1 of a guild of 1,000, the age of ranks, and what maintaining them costs writers. Uses the embedded database, or
 * the server in TEST_DATABASE_URL. `node bench/leaderboard/leaderboard.ts 100000` sets the number of members.
 */
const READ_BUDGET = 2;
const WRITE_BUDGET = 1.5;
const SMALL = 1_000;
const ROUNDS = 200;
const members = Number(process.argv[2] ?? 1_000_000);

const product = await startProduct(members, SMALL);
const { large, small } = product;

const lastPage = Math.ceil(members / 10);
const anyPage = () => 1 + Math.floor(Math.random() * lastPage);
const anyMember = (count: number) => memberId(1 + Math.floor(Math.random() * count));
const calls: [string, string, () => string][] = [
  ['page 1 of 1,000', small, () => '?page=1'],
  ['page 1', large, () => '?page=1'],
  ['any page', large, () => `?page=${anyPage()}`],
  ['last page', large, () => `?page=${lastPage}`],
  ['any page by xp', large, () => `?sort=xp&page=${anyPage()}`],
  ['any member of 1,000', small, () => `/${anyMember(SMALL)}`],
  ['any member', large, () => `/${anyMember(members)}`],
];

const times = new Map<string, number[]>(calls.map(([name]) => [name, []]));
// Alternating, so that other load on the machine affects all alike; the first rounds are a warm-up.
for (let round = -20; round < ROUNDS; round += 1) {
  for (const [name, guildId, path] of calls) {
    const start = performance.now();
    await product.call(guildId, `/private/leaderboard/${guildId}${path()}`);
    if (round >= 0) times.get(name)?.push(performance.now() - start);
  }
}
const { ages, changesPerSecond } = await product.stop();

const middle = (name: string) => median(times.get(name) ?? []);
const base = middle('page 1 of 1,000');
let isGood = true;
for (const [name] of calls) {
  const ratio = middle(name) / base;
  isGood = ratio <= READ_BUDGET && isGood;
  process.stdout.write(`  ${name.padEnd(22)} ${middle(name).toFixed(2).padStart(7)} ms  ×${ratio.toFixed(2)}\n`);
}
const [agesOfLarge = []] = ages;
const oldest = Math.max(...ages.flat());
isGood = oldest <= RANKS_AGE_MS && isGood;
process.stdout.write(
  `  ${Math.round(changesPerSecond)} changes a second; ranks are ${Math.round(median(agesOfLarge))} ms old, ` +
    `at most ${Math.round(oldest)} (budget: ${RANKS_AGE_MS})\n`,
);

const { stdout } = await promisify(execFile)(process.execPath, ['writes.ts', String(members)], {
  cwd: import.meta.dirname,
});
const rounds = z.parse(z.array(z.object({ without: z.number(), with: z.number() })), JSON.parse(stdout));
const cost = median(rounds.map((round) => round.with / round.without));
process.stdout.write(
  `  a change without ranks and with: ×${cost.toFixed(2)} (budget: at most ${WRITE_BUDGET}); reads at most ×${READ_BUDGET}\n`,
);
process.exitCode = isGood && cost <= WRITE_BUDGET ? 0 : 1;
