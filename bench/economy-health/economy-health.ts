import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { HEALTH_AGE_MS, HEALTH_PERIODS } from '@perigee/core/insights/economy-health/periods';
import * as z from 'zod/mini';
import { median } from '../support/median.ts';

/**
 * The health of an economy of 10,000,000 ledger rows and 1,000,000 members, at 500 balance changes per second: the
 * page's call compared with an economy of 10,000 rows, the age of its sums, and what maintaining them costs writers.
 * Uses the embedded database, or the server in TEST_DATABASE_URL. `node bench/economy-health/economy-health.ts 1000000` sets the
 * number of rows.
 */
const READ_BUDGET_MS = 300;
const WRITE_BUDGET = 1.3;
const SMALL = 10_000;
const ROUNDS = 60;
const rows = Number(process.argv[2] ?? 10_000_000);
const options = { cwd: import.meta.dirname };

const product = spawn(process.execPath, ['product.ts', ...[rows, SMALL, rows / 10].map(String)], {
  ...options,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface(product.stdout);
const next = async (): Promise<unknown> => JSON.parse(String((await once(lines, 'line'))[0]));
const started = z.object({ url: z.string(), tokens: z.array(z.string()), guilds: z.array(z.string()) });
const { url, tokens, guilds } = z.parse(started, await next());

const times = new Map<string, number[]>();
let largest = 0;
// Alternating, so that other load on the machine affects all alike; the first rounds are a warm-up.
for (let round = -5; round < ROUNDS; round += 1) {
  for (const period of HEALTH_PERIODS) {
    for (const [index, guildId] of guilds.entries()) {
      const start = performance.now();
      const answer = await fetch(`${url}/private/guilds/${guildId}/economy/health?period=${period}`, {
        headers: { authorization: `Bearer ${tokens[index]}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      largest = Math.max(largest, text.length);
      const name = `${index === 0 ? 'large' : 'small'}, ${period}`;
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
}
product.stdin.end();
const ended = z.parse(z.object({ changesPerSecond: z.number(), ages: z.array(z.number()) }), await next());
await once(product, 'close');

let isGood = true;
for (const [name, values] of times) {
  const small = median(times.get(name.replace('large', 'small')) ?? []);
  const slowest = values.toSorted((one, other) => other - one)[Math.floor(values.length / 20)] ?? 0;
  isGood = median(values) <= READ_BUDGET_MS && isGood;
  process.stdout.write(
    `  ${name.padEnd(14)} ${median(values).toFixed(1).padStart(7)} ms  ×${(median(values) / small).toFixed(2)}  (95 %: ${slowest.toFixed(0)} ms)\n`,
  );
}
const oldest = Math.max(...ended.ages);
isGood = oldest <= HEALTH_AGE_MS && isGood;
process.stdout.write(
  `  answers of ${(largest / 1024).toFixed(1)} KB at most; ${Math.round(ended.changesPerSecond)} changes a second; sums are ` +
    `${Math.round(median(ended.ages))} ms old, at most ${Math.round(oldest)} (budget: ${HEALTH_AGE_MS})\n`,
);

const { stdout } = await promisify(execFile)(process.execPath, ['writes.ts'], options);
const rounds = z.parse(
  z.array(z.object({ kind: z.string(), without: z.number(), with: z.number() })),
  JSON.parse(stdout),
);
for (const kind of ['demo', 'work']) {
  const cost = median(rounds.filter((round) => round.kind === kind).map((round) => round.with / round.without));
  isGood = cost <= WRITE_BUDGET && isGood;
  process.stdout.write(
    `  a change of kind ${kind}, with sums and without: ×${cost.toFixed(2)} (budget: ${WRITE_BUDGET})\n`,
  );
}
process.exitCode = isGood ? 0 : 1;
