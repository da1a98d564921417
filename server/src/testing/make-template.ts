import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { DUMP, FOLDER } from './template-parts.ts';

/** Loading one costs by its size. These keep the log of what was written at 4 instead of 23 MB. */
const SMALL = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
};

/** What the server makes new databases of, which nobody does here: half of the rest. */
const NEEDLESS = ['template0', 'template1'];

/**
 * Makes an embedded database that has every table and no row, for other databases to begin as: those in memory as its
 * dump, those in a folder as its copy. The folder must not be there yet.
 */
export async function makeTemplate(folder: string): Promise<void> {
  const pglite = await PGlite.create({ ...SMALL, dataDir: join(folder, FOLDER) });
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of NEEDLESS) await sql`drop database ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
  // Packed it would be a tenth of the size, and slower to load than the disk is to read.
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(folder, DUMP), dump.stream());
  await pglite.close();
}
