import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { median } from '../support/median.ts';
import { BUSY, memberId, QUIET } from './fill.ts';

/**
 * Pages of a statement, filtered and not, of a member with a tenth of all rows and of one with ten: with ten million
 * ledger rows, compared with the same call with 10,000. Uses the embedded database, or the server in TEST_DATABASE_URL.
 * `node bench/statement/statement.ts 1000000` sets the number of rows; `unanalyzed` after it leaves the planner without
 * statistics.
 */
const BUDGET = 2;
const SMALL = 10_000;
const ROUNDS = 41;
const many = Number(process.argv[2] ?? 10_000_000);

const started = z.object({ url: z.string(), token: z.string(), guild: z.string() });
async function start(rows: number) {
  const child = spawn(process.execPath, ['product.ts', String(rows), process.argv[3] ?? ''], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { ...z.parse(started, JSON.parse(String(line))), rows, stop: () => child.stdin.end() };
}
type Product = Awaited<ReturnType<typeof start>>;
const products = { few: await start(SMALL), many: await start(many) };

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const any = (count: number) => 1 + Math.floor(Math.random() * count);
const PEER = memberId(8);

/** The path of each call, by number of rows. */
const CALLS: Record<string, (rows: number) => string> = {
  'first page': () => BUSY,
  'any page': (rows) => `${BUSY}?before=${any(rows)}`,
  'last page': () => `${BUSY}?before=100`,
  'kind, common': () => `${BUSY}?kind=messageXp`,
  'kind, any page': (rows) => `${BUSY}?kind=work&before=${any(rows)}`,
  'kind, three long ago': () => `${BUSY}?kind=edit`,
  'kind, never': () => `${BUSY}?kind=refund`,
  'what came': () => `${BUSY}?direction=in`,
  'what went': () => `${BUSY}?direction=out`,
  'kind that never went': () => `${BUSY}?kind=work&direction=out`,
  'a member': () => `${BUSY}?peer=${PEER}`,
  'a member, what came': () => `${BUSY}?peer=${PEER}&direction=in`,
  'a member unheard of': () => `${BUSY}?peer=${memberId(999_999)}`,
  'a month': () => `${BUSY}?from=${day(400)}&to=${day(370)}`,
  'a month, three long ago': () => `${BUSY}?from=${day(400)}&to=${day(370)}&kind=edit`,
  'a day before everything': () => `${BUSY}?to=${day(800)}`,
  'whom they dealt with': () => `${BUSY}/peers`,
  'ten rows in all': () => QUIET,
  'ten rows in all, a kind': () => `${QUIET}?kind=work`,
  'ten rows in all, what went': () => `${QUIET}?direction=out`,
};

async function timeOf({ url, token, guild, rows }: Product, path: (rows: number) => string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/private/guilds/${guild}/statements/${path(rows)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path(rows)}: ${response.status} ${answer}`);
  return performance.now() - startedAt;
}

const no = (): number[] => [];
const times = new Map(Object.keys(CALLS).map((name) => [name, { few: no(), many: no() }]));
// Alternating, so that other load on the machine affects both alike; the first rounds are a warm-up.
for (let round = -10; round < ROUNDS; round += 1) {
  for (const [name, path] of Object.entries(CALLS)) {
    const [few, much] = [await timeOf(products.few, path), await timeOf(products.many, path)];
    if (round < 0) continue;
    times.get(name)?.few.push(few);
    times.get(name)?.many.push(much);
  }
}
for (const product of Object.values(products)) product.stop();

const results = [...times].map(([name, durations]) => {
  const [few, much] = [median(durations.few), median(durations.many)];
  return { name, few: few.toFixed(1), many: much.toFixed(1), ratio: Number((much / few).toFixed(2)) };
});
console.table(results);
const worst = Math.max(...results.map(({ ratio }) => ratio));
console.log(`largest ratio ${worst} (budget ${BUDGET})`);
process.exitCode = worst <= BUDGET ? 0 : 1;
