import * as z from 'zod/mini';
import { readConfig } from '../config/read-config.ts';
import type { Config } from '../config/config.ts';
import { sendOrder } from '../control/give-order.ts';
import { findHolder, lockDataFolder } from '../database/embedded/data-folder.ts';
import { StartupError } from '../errors/startup-error.ts';
import { openFrame } from '../features/frame.ts';
import { openFeatures } from '../features/index.ts';
import { forgetEverywhere } from './forget-everywhere.ts';
import { forgetOrder } from '../forget/forget-order.ts';
import { forgottenSchema, type ForgetResult, type ForgetScope } from '../forget/forget-person.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run forget -- --user ID [--guild ID]';

/** Forgets a person, everywhere or in one server, and prints what was removed; the product may be running. */
async function run(args: string[]): Promise<void> {
  const { user, guild } = readOptions(args, { user: { type: 'string' }, guild: { type: 'string' } }, USAGE);
  if (user === undefined || !isId(user) || (guild !== undefined && !isId(guild)))
    throw new StartupError(`Pass the user ID, and optionally a server ID: ${USAGE}`);
  const config = readConfig(process.env, []);
  const scope = { personId: user, guildId: guild ?? null };
  const forgotten = await forget(config, scope);
  const where = guild === undefined ? 'any server' : `server ${guild}`;
  const lines = forgotten.map(({ table, column, what, rows }) => `  ${table}.${column}: ${rows} ${what}`);
  const nothing = `No data of ${user} is stored in ${where}.`;
  process.stdout.write(lines.length === 0 ? `${nothing}\n` : `Of ${user} in ${where}:\n${lines.join('\n')}\n`);
}

/** A running process has the embedded database to itself, so it does the work; otherwise it is done here. */
async function forget(config: Config, scope: ForgetScope): Promise<ForgetResult[]> {
  const isEmbedded = config.database.kind === 'embedded';
  if (isEmbedded && findHolder(config.dataFolder) !== null) {
    const { result, end } = await sendOrder(config.dataFolder, forgetOrder, { whom: scope });
    end();
    return z.parse(z.array(forgottenSchema), result);
  }
  if (isEmbedded) process.on('exit', lockDataFolder(config.dataFolder));
  const { apiUrl } = config.addresses;
  // The platform is never called, so placeholder credentials will do for a demo.
  const credentials = config.credentials ?? { clientId: '0', clientSecret: '', botToken: '' };
  const { frame, close } = await openFrame(config, { ...credentials, apiUrl }, createLog('silent'));
  try {
    return await forgetEverywhere(openFeatures(frame), scope);
  } finally {
    await close();
  }
}

function isId(text: string): boolean {
  return /^\d{1,20}$/.test(text);
}

await runProgram(run);
