import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode } from '../../scripts/setup/pinned-node.mjs';
import { startBuiltProduct } from '../support/built-product.ts';

/**
 * What the product spends while nobody uses it, as run by `npm start` in demo mode on the embedded database, beside a
 * bare process that wakes for a timer 50 times a second and does nothing. Reads /proc, so it only runs on Linux.
 */
const SETTLING_MS = 30_000;
const SECONDS = 30;
const TIMER = 'setInterval(() => {}, 20)';

const folder = mkdtempSync(join(tmpdir(), 'perigee-idle-'));
const { child } = await startBuiltProduct(folder);
const bare = spawn(findNode(), ['--eval', TIMER], { stdio: 'ignore' });
await sleep(SETTLING_MS);
const before = [read(child), read(bare)];
await sleep(SECONDS * 1000);
const after = [read(child), read(bare)];
for (const each of [child, bare]) {
  each.kill('SIGTERM');
  await once(each, 'exit');
}
rmSync(folder, { recursive: true });

const [product, timer] = after.map(({ cpuMs, wakes }, index) => ({
  cpuMs: (cpuMs - (before[index]?.cpuMs ?? 0)) / SECONDS,
  wakes: (wakes - (before[index]?.wakes ?? 0)) / SECONDS,
}));
for (const [name, figures] of Object.entries({ 'a timer': timer, 'the product': product })) {
  process.stdout.write(
    `${name.padEnd(12)} ${figures?.cpuMs.toFixed(1)} ms of CPU a second, ${figures?.wakes.toFixed(0)} wakes\n`,
  );
}
process.stdout.write(`ratio        ${((product?.cpuMs ?? 0) / (timer?.cpuMs ?? 1)).toFixed(2)}\n`);

/** CPU of a process so far in milliseconds, and how often its threads have waited. */
function read({ pid }: ChildProcess): { cpuMs: number; wakes: number } {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  const cpuMs = threads.map((path) => Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000);
  const wakes = threads.map((path) =>
    Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(`${path}/status`, 'utf8'))?.[1]),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { cpuMs: sum(cpuMs), wakes: sum(wakes) };
}
