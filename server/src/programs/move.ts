import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/read-config.ts';
import { databaseAddress } from '../config/setting-types.ts';
import { isEmpty } from '../copy/empty.ts';
import { moveDatabase } from '../copy/move-database.ts';
import { readProgress } from '../copy/move-progress.ts';
import { openUnmigrated } from '../copy/open-copied.ts';
import { refuseWhereInUse } from '../copy/refuse-where-in-use.ts';
import { lockDataFolder } from '../database/embedded/data-folder.ts';
import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ALL_TABLES } from '../all-tables.ts';
import { createLog } from '../http/request-log.ts';
import { readOptions } from '../process/read-options.ts';
import { runProgram } from '../process/run-program.ts';

const USAGE = 'npm run move -- --to postgres://user:password@host:5432/perigee';

/** Moves the embedded database to a server. If it is killed midway, running it again resumes the move. */
async function run(args: string[]): Promise<void> {
  const { to } = readOptions(args, { to: { type: 'string' } }, USAGE);
  if (to === undefined) throw new StartupError(`Missing target database: ${USAGE}`);
  const { dataFolder: folder } = readConfig({ ...process.env, DATABASE_URL: undefined }, []);
  const { success, data: url } = databaseAddress.safeParse(to);
  if (!success) throw new StartupError('--to must be an address that starts with postgres://.');
  const target = { kind: 'server', url } as const;
  if (!existsSync(join(folder, 'database'))) throw new StartupError(`There is no embedded database in ${folder}.`);
  process.on('exit', lockDataFolder(folder));

  const log = createLog('silent');
  const there = await openUnmigrated(target, log);
  const here = await openUnmigrated({ kind: 'embedded', folder }, log);
  try {
    await migrate(here.db);
    await moveInto(there.db, here.db, folder);
  } finally {
    await here.close();
    await there.close();
  }
}

async function moveInto(target: Db, source: Db, folder: string): Promise<void> {
  const idFile = join(folder, 'move-id');
  const sourceId = existsSync(idFile) ? readFileSync(idFile, 'utf8') : randomUUID();
  await refuseWhereInUse(target);
  await requireEmptyTarget(target, sourceId);
  writeFileSync(idFile, sourceId);

  const print = (text: string) => process.stdout.write(`${text}\n`);
  const report = await moveDatabase({ source, target, sourceId, facts: ALL_TABLES, print });
  if (report === null) throw new StartupError('The copy differs from the source. Run it again.');
  rmSync(idFile);
  print(`Moved ${report.rows} rows of ${report.tables} tables; all tables match the source.`);
  print(`From now on, start Perigee with DATABASE_URL set to it. The data in ${folder} is unchanged.`);
}

/** @throws StartupError if the target holds anything other than an unfinished move of this folder. */
async function requireEmptyTarget(target: Db, sourceId: string): Promise<void> {
  const progress = await readProgress(target).catch((error: unknown) => {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
    throw new StartupError(
      `Cannot connect to the database (${reason}). Check the address, and that the server is running.`,
    );
  });
  if (progress !== null && progress.some(({ source }) => source !== sourceId))
    throw new StartupError('The database has an unfinished move of another folder. Choose an empty database.');
  if (progress === null && !(await isEmpty(target, ALL_TABLES)))
    throw new StartupError('The database is not empty. Choose an empty one.');
}

await runProgram(run);
