import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/read-config.ts';
import { BadBackup, type BackupHeader } from '../copy/backup-format.ts';
import { isEmpty } from '../copy/empty.ts';
import type { BackupReport } from '../copy/make-backup.ts';
import { openUnmigrated } from '../copy/open-copied.ts';
import { refuseWhereInUse } from '../copy/refuse-where-in-use.ts';
import { checkBackup, restoreBackup } from '../copy/restore-backup.ts';
import { lockDataFolder } from '../database/embedded/data-folder.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ALL_TABLES } from '../all-tables.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run restore -- --from FILE [--replace]';
const NOT_EMPTY = 'is not empty. With --replace the backup takes the place of what is there.';

interface RestoreOptions {
  file: string;
  header: BackupHeader;
  isReplacing: boolean;
}

/** Replaces the content of the database with that of a backup. */
async function run(args: string[]): Promise<void> {
  const { from, replace = false } = readOptions(
    args,
    { from: { type: 'string' }, replace: { type: 'boolean' } },
    USAGE,
  );
  if (from === undefined) throw new StartupError(`Missing backup file: ${USAGE}`);
  const file = resolve(from);
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`);
  const { database, dataFolder } = readConfig(process.env, []);
  try {
    const restoring = { file, header: await checkBackup(file), isReplacing: replace };
    const { tables, rows } =
      database.kind === 'embedded'
        ? await restoreIntoFolder(dataFolder, restoring)
        : await restoreInto(database, restoring);
    process.stdout.write(`Restored ${rows} rows of ${tables} tables, as of ${restoring.header.madeAt}.\n`);
  } catch (error) {
    if (!(error instanceof BadBackup)) throw error;
    throw new StartupError(`${file} was not restored: ${error.message}.`);
  }
}

/** Restores into a folder beside it first: the old database goes only once the backup is restored and checked. */
async function restoreIntoFolder(folder: string, restoring: RestoreOptions): Promise<BackupReport> {
  process.on('exit', lockDataFolder(folder));
  const place = join(folder, 'database');
  if (existsSync(place) && !restoring.isReplacing) throw new StartupError(`The data folder ${folder} ${NOT_EMPTY}`);
  const beside = join(folder, 'restored');
  const before = join(folder, 'database.before');
  for (const left of [beside, before]) rmSync(left, { recursive: true, force: true });
  mkdirSync(beside);
  const report = await restoreInto({ kind: 'embedded', folder: beside }, { ...restoring, isReplacing: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(join(beside, 'database'), place);
  for (const left of [beside, before]) rmSync(left, { recursive: true, force: true });
  return report;
}

async function restoreInto(
  location: DatabaseLocation,
  { file, header, isReplacing }: RestoreOptions,
): Promise<BackupReport> {
  const { db, close } = await openUnmigrated(location, createLog('silent'));
  try {
    if (location.kind === 'server') await refuseWhereInUse(db);
    if (!isReplacing && !(await isEmpty(db, ALL_TABLES)))
      throw new StartupError(`The database at DATABASE_URL ${NOT_EMPTY}`);
    const report = await restoreBackup(db, { file, header }, ALL_TABLES);
    await migrate(db);
    return report;
  } finally {
    await close();
  }
}

await runProgram(run);
