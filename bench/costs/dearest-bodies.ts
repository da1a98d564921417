import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import * as z from 'zod/mini';
import { expensiveBodies, fileOfWrongEntries } from '@perigee/harness/calls/expensive-bodies';
import { allCalls } from '@perigee/server/test-support/all-calls';
import { send } from './send.ts';

/** The longest one call may block the process, in milliseconds. */
const BUDGET_MS = 100;
const ROUNDS = 3;

const product = spawn(process.execPath, ['product.ts'], {
  cwd: import.meta.dirname,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface(product.stdout);
const sender = z.parse(z.object({ url: z.string(), guildId: z.string(), token: z.string() }), await nextLine());

interface Row {
  call: string;
  label: string;
  bytes: number;
  answer: string;
  blockedMs: number;
}

// For each call, the body that blocks the process longest; of each body the fastest of several rounds, so that only its
// own work counts.
const rows: Row[] = [];
for (const call of await allCalls()) {
  const { body } = call.schema;
  if (body === undefined) continue;
  const tried: Row[] = [];
  const bodies = expensiveBodies(body);
  if (call === transferEndpoints.import) bodies.push(fileOfWrongEntries({ id: sender.guildId, name: 'Busy guild' }));
  for (const { label, json } of bodies) {
    const { blockedMs, answer } = await measure(() => send(call, sender, json));
    tried.push({ call: `${call.method} ${call.url}`, label, bytes: json.length, answer, blockedMs });
  }
  const [dearest] = tried.toSorted((one, other) => other.blockedMs - one.blockedMs);
  if (dearest !== undefined) rows.push(dearest);
}
product.stdin.end();

console.log('| Call | Body | KB | Answer | Blocked, ms |\n|---|---|---|---|---|');
for (const { call, label, bytes, answer, blockedMs } of rows.toSorted(
  (one, other) => other.blockedMs - one.blockedMs,
)) {
  const isOver = blockedMs > BUDGET_MS ? ' MISSED' : '';
  console.log(
    `| \`${call}\` | ${label} | ${Math.round(bytes / 1024)} | ${answer} | ${blockedMs.toFixed(1)}${isOver} |`,
  );
}
process.exitCode = rows.some(({ blockedMs }) => blockedMs > BUDGET_MS) ? 1 : 0;

async function measure(
  work: () => Promise<{ status: number; bytes: number }>,
): Promise<{ blockedMs: number; answer: string }> {
  let blockedMs = Number.POSITIVE_INFINITY;
  let answer = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    await longestBlockMs();
    const { status, bytes } = await work();
    answer = `${status}, ${Math.ceil(bytes / 1024)} KB`;
    blockedMs = Math.min(blockedMs, await longestBlockMs());
  }
  return { blockedMs, answer };
}

/** The longest time the product was blocked since the last request for it, in milliseconds. */
async function longestBlockMs(): Promise<number> {
  const line = nextLine();
  product.stdin.write('\n');
  return z.parse(z.object({ blockedMs: z.number() }), await line).blockedMs;
}

async function nextLine(): Promise<unknown> {
  const [line] = await once(lines, 'line');
  return JSON.parse(String(line));
}
