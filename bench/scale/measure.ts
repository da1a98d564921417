import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import type { Usage } from './bot.ts';
import { limitCpu, removeLimit } from './cpu-share.ts';
import { serverSeconds } from './database-cpu.ts';
import { waitUntil } from '../deployment/wait-until.ts';
import { median } from '../support/median.ts';
import type { Order, Outcome } from './platform.ts';

const PACED_SECONDS = 8;
/** Odd: of so many rounds at that pace the one with the middle CPU time counts. */
const ROUNDS = 5;
/** Before, each guild is heard of once at this pace: its settings are read, and bots shed messages that wait for too many. */
const FIRST_RATE = 5_000;
/** Sent to each bot then, so that what is compiled is compiled. */
const WARM_EVENTS = 100_000;
const FLOOD_EVENTS = 300_000;
/** For each bot: some ten thousand events under way. More would wait in sockets and time out instead of being handled. */
const UNANSWERED_MAX = 8;
/** Of a core, for each bot: two of them leave more than a core to platform and database. */
const SHARE = 0.3;
/** Events for each bot when it is limited to that share, and how often; the middle one counts. */
const LIMITED_EVENTS = 150_000;
const LIMITED_ROUNDS = 5;

export interface Measured {
  pacedPerSecond: number;
  commands: number;
  answered: number;
  p50Ms: number;
  p99Ms: number;
  /** Per event, of all bots together, in microseconds. */
  cpuUs: number;
  databaseUs: number;
  platformUs: number;
  /** Events a second if each bot had a core, from the CPU each event takes when they come as fast as they are taken. */
  capacity: number;
  floodPerSecond: number;
  /** Events a second when each bot has the same small share of a core; null where processes can not be limited. */
  limitedPerSecond: number | null;
  rssMb: number;
  heapMb: number;
  load: number;
}

/** One round at the pace. */
interface Paced {
  outcome: Outcome;
  cpuUs: number;
  databaseUs: number;
}

interface Size {
  shards: number;
  guilds: number;
  processes: number;
  /** Events a second over all processes, for the rounds at a pace. */
  perSecond: number;
}

/** Starts platform, database and bots of that size, and measures them. */
export async function openScale({ shards, guilds, processes, perSecond }: Size): Promise<Measured> {
  const { location, drop } = await createTestDatabase();
  if (location.kind !== 'server') throw new Error('TEST_DATABASE_URL is not a database server');
  const platform = fork(file('platform.ts'), [String(shards), String(guilds)]);
  const { port } = await nextMessage<{ port: number }>(platform);
  const connected = nextMessage<{ connected: true }>(platform);
  const bots: ChildProcess[] = [];
  try {
    for (let index = 0; index < processes; index += 1) bots.push(await startBot(port, location.url));
    await connected;
    await waitUntil('each bot has its part of the shards', async () =>
      (await requestUsage(bots, 'usage')).every((usage) => usage.shards === shards / processes),
    );
    const order = (request: Order) => carryOut(platform, request);
    const flood = (count: number) => order({ perSecond: null, count, unansweredMax: UNANSWERED_MAX * processes });
    await order({ perSecond: FIRST_RATE, count: guilds });
    await flood(WARM_EVENTS * processes);
    await requestUsage(bots, 'settled');

    const rounds = await runRounds(bots, location.url, () => order({ perSecond, count: perSecond * PACED_SECONDS }));
    const { outcome: paced, cpuUs, databaseUs } = middleOf(rounds);
    const before = await requestUsage(bots, 'usage');
    const flooded = await flood(FLOOD_EVENTS);
    const after = await requestUsage(bots, 'usage');
    const settled = await requestUsage(bots, 'settled');
    const limitedPerSecond = await floodLimited(bots, () => flood(LIMITED_EVENTS * processes));

    return {
      pacedPerSecond: paced.events / paced.seconds,
      commands: paced.commands,
      answered: paced.answered,
      p50Ms: paced.p50Ms,
      p99Ms: paced.p99Ms,
      cpuUs,
      databaseUs,
      platformUs: (paced.cpuSeconds * 1e6) / paced.events,
      capacity: sum(cpuBetween(before, after).map((used) => (flooded.events / processes / used) * 1e6)),
      floodPerSecond: flooded.events / flooded.seconds,
      limitedPerSecond,
      rssMb: sum(settled.map(({ rssMb }) => rssMb)),
      heapMb: sum(settled.map(({ heapMb }) => heapMb)),
      load: loadavg()[0] ?? 0,
    };
  } finally {
    await Promise.all(bots.map((bot) => end(bot, 'SIGTERM')));
    for (const { pid = 0 } of bots) removeLimit(pid);
    await end(platform, 'SIGKILL');
    await drop();
  }
}

async function carryOut(platform: ChildProcess, order: Order): Promise<Outcome> {
  const outcome = nextMessage<Outcome>(platform);
  platform.send(order);
  return outcome;
}

async function startBot(port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = fork(file('bot.ts'), [`http://127.0.0.1:${port}/api`, databaseUrl], {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'perigee-bench-code') },
  });
  await nextMessage(child);
  return child;
}

function requestUsage(bots: readonly ChildProcess[], moment: 'usage' | 'settled'): Promise<Usage[]> {
  return Promise.all(
    bots.map(async (bot) => {
      const usage = nextMessage<Usage>(bot);
      bot.send(moment);
      return usage;
    }),
  );
}

async function runRounds(
  bots: readonly ChildProcess[],
  databaseUrl: string,
  pace: () => Promise<Outcome>,
): Promise<Paced[]> {
  const rounds: Paced[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, databaseBefore] = [await requestUsage(bots, 'usage'), await serverSeconds(databaseUrl)];
    const outcome = await pace();
    const [after, databaseAfter] = [await requestUsage(bots, 'usage'), await serverSeconds(databaseUrl)];
    const cpuUs = sum(cpuBetween(before, after)) / outcome.events;
    rounds.push({ outcome, cpuUs, databaseUs: ((databaseAfter - databaseBefore) * 1e6) / outcome.events });
  }
  return rounds;
}

/** The middle of some rounds with all bots limited to the same share of a core; null where they can not be limited. */
async function floodLimited(bots: readonly ChildProcess[], flood: () => Promise<Outcome>): Promise<number | null> {
  if (!bots.every(({ pid = 0 }) => limitCpu(pid, SHARE))) return null;
  const rounds: number[] = [];
  for (let round = 0; round < LIMITED_ROUNDS; round += 1) {
    const { events, seconds } = await flood();
    rounds.push(events / seconds);
  }
  return median(rounds);
}

function middleOf(rounds: readonly Paced[]): Paced {
  const middle = rounds.toSorted((one, other) => one.cpuUs - other.cpuUs)[Math.floor(rounds.length / 2)];
  if (middle === undefined) throw new Error('no round was measured');
  return middle;
}

/** CPU time of each bot, in microseconds. */
function cpuBetween(before: readonly Usage[], after: readonly Usage[]): number[] {
  return after.map(({ cpuUs }, index) => cpuUs - (before[index]?.cpuUs ?? 0));
}

/** The next thing the process says. @throws where it ends before. */
async function nextMessage<Said>(child: ChildProcess): Promise<Said> {
  const [received]: [Said] = await new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a process exited with ${code}`));
    child.once('exit', fail);
    child.once('message', (message: Said) => {
      child.off('exit', fail);
      resolve([message]);
    });
  });
  return received;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function file(name: string): string {
  return join(import.meta.dirname, name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
