import { PLAN_TYPES } from '@perigee/core/community/boost/plans';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { sendOrder } from '../control/give-order.ts';
import { findHolder, lockDataFolder } from '../database/embedded/data-folder.ts';
import { openDatabase } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { giftOrder, makeGifts, type NewGifts } from '../features/community/index.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions as readGiven } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run gift -- --plan standard|premium [--months 1] [--count 1] [--expires 2027-01-31]';

/** Limits of one run, so that a typing mistake does not fill the database. */
const MOST = { months: 36, count: 1000 };

/** Makes gift codes and prints them, one a line; they are never shown again. */
async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = readConfig(process.env, []);
  const codes = await make(config, options);
  process.stdout.write(`${codes.join('\n')}\n`);
}

/** A running process has the embedded database to itself, so it does the work; otherwise it is done here. */
async function make({ database: location, dataFolder }: Config, gift: NewGifts): Promise<string[]> {
  if (location.kind === 'embedded' && findHolder(dataFolder) !== null) {
    const order = { ...gift, expiresAt: gift.expiresAt?.toISOString() ?? null };
    const { result, end } = await sendOrder(dataFolder, giftOrder, { gift: order });
    end();
    return z.parse(z.array(z.string()), result);
  }
  if (location.kind === 'embedded') process.on('exit', lockDataFolder(dataFolder));
  const database = await openDatabase(location, createLog('silent'));
  try {
    return await makeGifts(database.db, gift);
  } finally {
    await database.close();
  }
}

const TEXT = { type: 'string' } as const;
const OPTIONS = { plan: TEXT, months: TEXT, count: TEXT, expires: TEXT };

function readOptions(args: string[]): NewGifts {
  const { plan: planText, months, count, expires } = readGiven(args, OPTIONS, USAGE);
  const plan = PLAN_TYPES.find((each) => each === planText);
  if (plan === undefined) throw new StartupError(`Missing plan for the gift: ${USAGE}`);
  return {
    plan,
    months: readCount('months', months, MOST.months),
    count: readCount('count', count, MOST.count),
    expiresAt: expires === undefined ? null : readEnd(expires),
  };
}

function readCount(name: string, text: string | undefined, most: number): number {
  const number = Number(text ?? 1);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new StartupError(`--${name} takes a whole number from 1 to ${most}.`);
}

/** The end of the given day, in UTC. */
function readEnd(text: string): Date {
  const end = new Date(`${text}T23:59:59.999Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(end.getTime());
  if (isDay && end.getTime() > Date.now()) return end;
  throw new StartupError('--expires takes a future date, such as 2027-01-31.');
}

await runProgram(run);
