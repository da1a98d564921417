import { parseArgs } from 'node:util';
import { PLAN_TYPES } from '@perigee/core/boost/plans';
import { readConfig } from './config/read-config.ts';
import { lockDataFolder } from './database/data-folder.ts';
import { openDatabase } from './database/database.ts';
import { StartupError } from './errors/startup-error.ts';
import { makeGifts } from './features/boost/index.ts';
import { createLog } from './http/request-log.ts';

const USAGE = 'npm run gift -- --plan standard|premium [--months 1] [--count 1] [--expires 2027-01-31]';

/** The most of one go; a typing mistake is not to fill the database. */
const MOST = { months: 36, count: 1000 };

/** Makes gift codes and prints them, one a line; nobody sees them again. */
async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = readConfig(process.env, []);
  if (config.database.kind === 'embedded') process.on('exit', lockDataFolder(config.dataFolder));
  const database = await openDatabase(config.database, createLog('silent'));
  try {
    const codes = await makeGifts(database.db, options);
    process.stdout.write(`${codes.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

function readOptions(args: string[]) {
  const { plan: planText, months, count, expires } = readArguments(args);
  const plan = PLAN_TYPES.find((known) => known === planText);
  if (plan === undefined) throw new StartupError(`Say which plan the gift is for: ${USAGE}`);
  return {
    plan,
    months: readCount('months', months, MOST.months),
    count: readCount('count', count, MOST.count),
    expiresAt: expires === undefined ? null : readEnd(expires),
  };
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { plan: text, months: text, count: text, expires: text } }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readCount(name: string, text: string | undefined, most: number): number {
  const number = Number(text ?? 1);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new StartupError(`--${name} takes a whole number from 1 to ${most}.`);
}

/** The end of that day, in UTC. */
function readEnd(text: string): Date {
  const end = new Date(`${text}T23:59:59.999Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(end.getTime());
  if (isDay && end.getTime() > Date.now()) return end;
  throw new StartupError('--expires takes a day to come, such as 2027-01-31.');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
