import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { migrate } from '../../src/database/migrate.ts';
import { DUMP, FOLDER } from './template-parts.ts';

/** Loading time depends on size. These options reduce the write-ahead log from 23 to 4 MB. */
const SMALL = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
};

/** Templates for creating more databases in the server, which are not needed here: half of the remaining size. */
const NEEDLESS = ['template0', 'template1'];

/**
 * Creates an embedded database with all tables and no rows, as a template for others: a dump for those in memory, a
 * copy for those in a folder. The folder must not exist yet.
 */
export async function makeTemplate(folder: string): Promise<void> {
  const pglite = await PGlite.create({ ...SMALL, dataDir: join(folder, FOLDER) });
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of NEEDLESS) await sql`drop database ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
  // Compressed it would be a tenth of the size, but decompressing is slower than reading from disk.
  const dump = await pglite.dumpDataDir('none');
  await writeFile(join(folder, DUMP), dump.stream());
  await pglite.close();
}
