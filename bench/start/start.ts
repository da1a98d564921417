import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { ROOT } from '../../scripts/setup/paths.mjs';
import { median } from '../support/median.ts';

/**
 * `npm start` of the installed and built product, in demo mode on the embedded database: the time until the site can
 * serve, and until it says that the bot is ready. On a busy machine the time a process waited for a core is reported
 * and subtracted. The first start creates the data folder, the others reuse it. Reads /proc, so it only runs on Linux.
 */
/** Calls count against the limit per minute; looking more often would be refused until the next minute. */
const ONLINE_LOOK_MS = 200;
const BUDGET_S = 2;
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'perigee-start-'));
await measure('first start');
const later: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) later.push(await measure('later start'));
rmSync(folder, { recursive: true });
process.stdout.write(`median of later starts ${median(later).toFixed(2)} s (budget: at most ${BUDGET_S} s)\n`);
process.exitCode = median(later) <= BUDGET_S ? 0 : 1;

async function measure(name: string): Promise<number> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const env = { ...process.env, PORT: String(port), SIMULATOR_PORT: String(simulatorPort), DATA_DIR: folder };
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore', detached: true });
  const url = `http://localhost:${port}`;
  const check = async (path: string, matches: (text: string) => boolean) =>
    fetch(url + path).then(
      async (reply) => reply.ok && matches(await reply.text()),
      () => false,
    );
  while (!(await check('/health/ready', () => true))) await sleep(10);
  const wall = (performance.now() - startedAt) / 1_000;
  const tree = treeOf(child.pid ?? 0);
  const [cpu, waited] = [sumOf(tree, cpuOf), sumOf(tree, waitOf)];
  while (!(await check('/api/public/stats', (text) => text.includes('"online"')))) await sleep(ONLINE_LOOK_MS);
  const online = (performance.now() - startedAt) / 1_000;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await once(child, 'exit');
  const own = wall - waited;
  process.stdout.write(
    `${name}  serving after ${wall.toFixed(2)} s, ${own.toFixed(2)} s without waiting for a core; ${cpu.toFixed(2)} s of CPU; ` +
      `bot online after ${online.toFixed(2)} s (load ${(loadavg()[0] ?? 0).toFixed(1)})\n`,
  );
  return own;
}

function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

function sumOf(pids: readonly number[], each: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + each(pid), 0);
}

function cpuOf(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** How long its main thread was runnable without a core, in seconds. */
function waitOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
}
