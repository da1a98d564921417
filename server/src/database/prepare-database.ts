import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { PREPARED } from './embedded/prepared-database.ts';

// Part of the build: creates the database that new data folders are copied from.
const unfinished = `${PREPARED}.new`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(dirname(PREPARED), { recursive: true });
const pglite = await PGlite.create({ dataDir: unfinished });
const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
await migrate(db);
await sql`checkpoint`.execute(db);
await db.destroy();
rmSync(PREPARED, { recursive: true, force: true });
renameSync(unfinished, PREPARED);
