import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { ROOT } from '../../scripts/setup/paths.mjs';
import { openDatabase } from '../../server/src/database/database.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { questionDuring } from '../shards/questions.ts';
import { startBalancer } from './balancer.ts';
import { checkOut } from './check-out.ts';
import { type Deployment, openDeployment, type Running } from './deployment.ts';
import { keepBuying, keepSaving } from './load.ts';
import { environmentOf, openPlatform } from './platform.ts';
import { addTallies, describe, wrongIn } from './tally.ts';

/**
 * Replaces two sites and two bots of an earlier commit with this version, one after the other, on one database, while
 * settings are saved, months bought and commands sent. `npm run try-update -- <commit>`; uses the server in
 * TEST_DATABASE_URL, or the one on the usual local port.
 */
const SAVERS = 3;
/** Pause between replacing two processes, in milliseconds. */
const PAUSE_MS = 5_000;
const ROLES = ['site', 'site', 'bot', 'bot'] as const;

const print = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * Starts the earlier version, replaces it, and reports what happened to the work. Exits with 1 if anything went wrong.
 */
export async function run(): Promise<void> {
  const [commit] = process.argv.slice(2);
  if (commit === undefined) throw new Error('Missing commit: npm run try-update -- <commit>');
  process.env['TEST_DATABASE_URL'] ||= 'postgres://postgres@127.0.0.1:5432/postgres';
  using before = checkOut(commit);
  using data = temporaryFolder();
  print(`from ${before.name}`);
  const { location, drop } = await createTestDatabase();
  if (location.kind !== 'server') throw new Error('TEST_DATABASE_URL is not a database server');
  const balancer = await startBalancer();
  const platform = await openPlatform(balancer.url);
  const env = environmentOf(platform.simulator, { databaseUrl: location.url, dataFolder: data.path });
  const deployment = openDeployment(env, balancer);
  try {
    const old: Running[] = [];
    for (const role of ROLES) old.push(await deployment.start(before.folder, role));
    await sleep(PAUSE_MS);
    const work = await workDuring(platform, balancer.url, () => replaceAll(deployment, old));
    const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
    const saved = addTallies(await Promise.all(work.saving.map((check) => check(db))));
    const bought = await work.buying(db);
    await close();

    const { commands, counters, replaced } = work;
    const codes = old.map(({ child }) => child.exitCode);
    print(`saves: ${describe(saved)}`);
    print(`payments: ${describe(bought)}`);
    print(
      `commands: ${commands.sent} asked, ${commands.once} answered once, ${commands.never} lost, ${commands.twice} twice`,
    );
    print(`slowest answer to a command: ${Math.round(commands.slowestMs)} ms`);
    print(`sessions: ${counters.resumes} resumed, ${counters.identifies} identifies`);
    print(
      `calls retried on another site: ${balancer.offeredAgain()}; the old processes exited with ${codes.join(', ')}`,
    );
    [...old, ...replaced].forEach(printProblems);
    const wrong = wrongIn(saved) + wrongIn(bought) + commands.never + commands.twice + counters.identifies;
    process.exitCode = wrong === 0 && codes.every((code) => code === 0) ? 0 : 1;
  } finally {
    deployment.killAll();
    balancer.close();
    await platform.simulator.close();
    await drop();
  }
}

/** Starts a process of this version for each of the old ones, before stopping the old one. */
async function replaceAll(deployment: Deployment, old: readonly Running[]): Promise<Running[]> {
  const replaced: Running[] = [];
  for (const running of old) {
    replaced.push(await deployment.start(ROOT, running.role));
    print(`a ${running.role} of this version is up`);
    await sleep(PAUSE_MS);
    await deployment.stop(running);
    await sleep(PAUSE_MS);
  }
  return replaced;
}

type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** Keeps saves, payments and commands going while something happens. */
async function workDuring({ simulator, guilds, askerId }: Platform, url: string, scenario: () => Promise<Running[]>) {
  simulator.control.resetCounters();
  let isOver = false;
  const target = { simulator, url, isOver: () => isOver };
  const saving = Promise.all(Array.from({ length: SAVERS }, () => keepSaving(target)));
  const buying = keepBuying(target);
  let replaced: Running[] = [];
  try {
    const commands = await questionDuring(simulator, { guilds, askerId }, async () => {
      await sleep(PAUSE_MS);
      replaced = await scenario();
    });
    isOver = true;
    return { saving: await saving, buying: await buying, commands, replaced, counters: simulator.control.counters() };
  } finally {
    isOver = true;
  }
}

/** Prints a process's logged errors. */
function printProblems({ role, output }: Running): void {
  const lines = output().split('\n');
  for (const line of lines.filter((each) => /"level":[56]0/.test(each))) print(`${role}: ${line.slice(0, 400)}`);
}

if (import.meta.main) await run();
