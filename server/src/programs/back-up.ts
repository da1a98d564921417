import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../config/read-config.ts';
import { makeBackup } from '../copy/make-backup.ts';
import { openToRead } from '../copy/open-copied.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ALL_TABLES } from '../all-tables.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run backup -- --to FILE';

/** Backs the whole database up to a file; the product may keep running meanwhile. */
async function run(args: string[]): Promise<void> {
  const { to } = readOptions(args, { to: { type: 'string' } }, USAGE);
  if (to === undefined) throw new StartupError(`Missing backup file: ${USAGE}`);
  const file = resolve(to);
  if (existsSync(file)) throw new StartupError(`${file} already exists. Choose another file.`);
  const { database } = readConfig(process.env, []);
  const { db, close } = await openToRead(database, createLog('silent'));
  try {
    const { tables, rows } = await makeBackup(db, file, ALL_TABLES);
    process.stdout.write(`${file} holds ${rows} rows of ${tables} tables, ${statSync(file).size} bytes.\n`);
  } finally {
    await close();
  }
}

await runProgram(run);
