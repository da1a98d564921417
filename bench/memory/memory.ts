import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltProduct } from '../support/built-product.ts';
import { median } from '../support/median.ts';

/**
 * Resident memory of the product as run by `npm start`, in demo mode on the embedded database (on PostgreSQL if
 * DATABASE_URL is set): at its peak, and at rest after each public page was requested. The first start creates the data
 * folder; a later one reuses it. Reads /proc, so it only runs on Linux.
 */
const PEAK_MB = 350;
const IDLE_MB = 300;
const SETTLING_MS = 40_000;
const SAMPLES = 20;
const PAGES = ['/', '/commands', '/stats', '/donate', '/landing', '/terms', '/privacy', '/v2'];

const folder = mkdtempSync(join(tmpdir(), 'perigee-memory-'));
const figures = [await measure('first start'), await measure('later start')];
rmSync(folder, { recursive: true });
const isWithin = figures.every(({ peakMb, idleMb }) => peakMb <= PEAK_MB && idleMb <= IDLE_MB);
process.stdout.write(`budget       peak ${PEAK_MB} MB, idle ${IDLE_MB} MB\n`);
process.exitCode = isWithin ? 0 : 1;

async function measure(name: string): Promise<{ peakMb: number; idleMb: number }> {
  const { child, url, readySeconds } = await startBuiltProduct(folder);
  const startPeakMb = megabytes(child, 'VmHWM');
  for (const page of PAGES) await (await fetch(url + page)).text();
  await sleep(SETTLING_MS);
  const samples: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    await sleep(250);
    samples.push(megabytes(child, 'VmRSS'));
  }
  const [peakMb, idleMb] = [megabytes(child, 'VmHWM'), median(samples)];
  child.kill('SIGTERM');
  await once(child, 'exit');
  process.stdout.write(
    `${name}  ready in ${readySeconds.toFixed(1)} s, peak until then ${Math.round(startPeakMb)} MB; ` +
      `peak ${Math.round(peakMb)} MB, idle ${Math.round(idleMb)} MB\n`,
  );
  return { peakMb, idleMb };
}

/** The memory of this process and its descendants, from the kernel: current (VmRSS), or peak (VmHWM). */
function megabytes({ pid = 0 }: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  return treeOf(pid).reduce((sum, each) => sum + ofProcess(each, field), 0);
}

function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

function ofProcess(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}
