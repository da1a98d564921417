import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../database/migrate.ts';

/** Writes a dump of an embedded database that has every table and no row, for other databases to begin as. */
export async function makeTemplate(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }));
  // Packed it would be a tenth of the size, and slower to load than the disk is to read.
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, dump.stream());
  await pglite.close();
}
