import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations a program has to know to use this database; empty until something is removed (decision 0104). */
export const schemaFloor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('schema_floor')
      .addColumn('migration', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
  },
};
