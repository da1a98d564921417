import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { StartupError } from '../errors/startup-error.ts';
import { VERSION } from '../version.ts';
import { type Contraction, releaseOf } from './releases.ts';

/** Error code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** The rows of a query; undefined if its table does not exist. */
export async function rowsIfTableExists<Row>(rows: () => Promise<{ rows: Row[] }>): Promise<Row[] | undefined> {
  try {
    return (await rows()).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

/** Makes a migration also refuse, from then on, versions that may still use what it removes. */
export function raisingFloor({ up, ...rest }: Migration, { unusedSince }: Contraction): Migration {
  return {
    ...rest,
    async up(db: Kysely<unknown>) {
      await sql`
        insert into schema_floor (migration, version) values (${unusedSince}, ${releaseOf(unusedSince) ?? VERSION})
        on conflict do nothing`.execute(db);
      await up(db);
    },
  };
}

/**
 * Checks that this version can use a database that a newer one migrated.
 * @param knows Whether this version has a migration.
 * @throws StartupError if something this version uses is gone.
 */
export async function refuseBelowFloor<Schema>(db: Kysely<Schema>, knows: (name: string) => boolean): Promise<void> {
  const floor = await rowsIfTableExists(() =>
    sql<{ migration: string; version: string }>`select migration, version from schema_floor`.execute(db),
  );
  const missing = floor?.find(({ migration }) => !knows(migration));
  if (floor !== undefined && missing === undefined) return;
  const required = missing === undefined ? 'a newer one' : `${missing.version} or newer`;
  throw new StartupError(
    `A newer Perigee changed the database, so this version (${VERSION}) cannot use it. Run ${required}.`,
  );
}
