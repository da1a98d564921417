import { setTimeout } from 'node:timers/promises';
import { startPlatform } from './platform.ts';
import { startJobs } from './start-jobs.ts';
import { median } from '../support/median.ts';

/**
 * A thousand jobs of one guild that become due within a minute, or all at once: how late the last is carried out on the
 * platform. Half lift a ban and half remove a role, with one call each; the platform accepts 50 calls a second. Uses
 * the embedded database, or the server in TEST_DATABASE_URL. `node bench/jobs/due-jobs.ts 1000 60` sets the number of jobs
 * and the platform's latency per call in milliseconds.
 */
const BUDGET_MS = 5_000;
const AHEAD_MS = 3_000;
const MINUTE_MS = 60_000;
const CALLS_PER_SECOND = 50;
const [count = 1_000, latencyMs = 0] = process.argv.slice(2).map(Number);

const platform = await startPlatform({ count, latencyMs, callsPerSecond: CALLS_PER_SECOND });
const bench = await startJobs(platform);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
let isWithin = true;

/** @param floorMs The delay of the last job caused by the platform's rate limit alone. */
async function measure(name: string, how: { isCall: boolean; spreadMs: number }, floorMs: number): Promise<void> {
  const lateness = await bench.performAll({ ...how, from: new Date(Date.now() + AHEAD_MS) });
  const last = Math.max(...lateness) - floorMs;
  isWithin &&= last <= BUDGET_MS;
  process.stdout.write(
    `  ${name}: late by ${seconds(median(lateness))} (median), ${seconds(Math.max(...lateness))} at most` +
      (floorMs > 0 ? `, of which the platform's pace is ${seconds(floorMs)}` : '') +
      ` (budget: ${seconds(BUDGET_MS)})\n`,
  );
  // Lets the platform's one-second window pass before the next round.
  await setTimeout(1_000);
}

process.stdout.write(`${count} jobs of one guild, ${latencyMs} ms a call, ${bench.database} database\n`);
await measure('without a call, all at one moment', { isCall: false, spreadMs: 0 }, 0);
await measure('a call each, within a minute', { isCall: true, spreadMs: MINUTE_MS }, 0);
await measure('a call each, all at one moment', { isCall: true, spreadMs: 0 }, (count / CALLS_PER_SECOND) * 1000);
await bench.close();
await platform.close();
process.exitCode = isWithin ? 0 : 1;
