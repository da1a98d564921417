import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { memberId } from './leaderboard/fill.ts';
import { median } from './median.ts';

/**
 * Leaderboards of a million members, while 500 balances a second change: any page and any member's rank against page 1 of
 * a guild of 1,000, and what keeping ranks costs those who write. On the embedded database, or on the server that
 * TEST_DATABASE_URL names. `node bench/leaderboard.ts 100000` takes so many members instead.
 */
const READ_BUDGET = 2;
const WRITE_BUDGET = 1.5;
const SMALL = 1_000;
const ROUNDS = 200;
const members = Number(process.argv[2] ?? 1_000_000);

const product = spawn(process.execPath, ['leaderboard/product.ts', String(members), String(SMALL)], {
  cwd: import.meta.dirname,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const [line] = await once(createInterface(product.stdout), 'line');
const startedSchema = z.object({ url: z.string(), tokens: z.array(z.string()), guilds: z.array(z.string()) });
const { url, tokens, guilds } = z.parse(startedSchema, JSON.parse(String(line)));
const [large = '', small = ''] = guilds;

const lastPage = Math.ceil(members / 10);
const anyPage = () => 1 + Math.floor(Math.random() * lastPage);
const anyMember = (count: number) => memberId(1 + Math.floor(Math.random() * count));
const calls: [string, number, () => string][] = [
  ['page 1 of 1,000', 1, () => `${small}?page=1`],
  ['page 1', 0, () => `${large}?page=1`],
  ['any page', 0, () => `${large}?page=${anyPage()}`],
  ['last page', 0, () => `${large}?page=${lastPage}`],
  ['any page by xp', 0, () => `${large}?sort=xp&page=${anyPage()}`],
  ['any member of 1,000', 1, () => `${small}/${anyMember(SMALL)}`],
  ['any member', 0, () => `${large}/${anyMember(members)}`],
];

const times = new Map<string, number[]>(calls.map(([name]) => [name, []]));
// Taken in turns, so that whatever else the machine does hits all of them alike; the first rounds only warm up.
for (let round = -20; round < ROUNDS; round += 1) {
  for (const [name, guild, path] of calls) {
    const start = performance.now();
    const response = await fetch(`${url}/private/leaderboard/${path()}`, {
      headers: { authorization: `Bearer ${tokens[guild]}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    if (round >= 0) times.get(name)?.push(performance.now() - start);
  }
}
product.stdin.end();
await once(product, 'close');

const middle = (name: string) => median(times.get(name) ?? []);
const base = middle('page 1 of 1,000');
let isGood = true;
for (const [name] of calls) {
  const ratio = middle(name) / base;
  isGood = ratio <= READ_BUDGET && isGood;
  process.stdout.write(`  ${name.padEnd(22)} ${middle(name).toFixed(2).padStart(7)} ms  ×${ratio.toFixed(2)}\n`);
}

const { stdout } = await promisify(execFile)(process.execPath, ['leaderboard/writes.ts', String(members)], {
  cwd: import.meta.dirname,
});
const rounds = z.parse(z.array(z.object({ without: z.number(), with: z.number() })), JSON.parse(stdout));
const cost = median(rounds.map((round) => round.with / round.without));
process.stdout.write(
  `  a change without ranks and with: ×${cost.toFixed(2)} (budget: at most ${WRITE_BUDGET}); reads at most ×${READ_BUDGET}\n`,
);
process.exitCode = isGood && cost <= WRITE_BUDGET ? 0 : 1;
