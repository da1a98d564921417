import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which migrations a program has to know to be let at this database; none until something is taken away (decision 0104). */
export const schemaFloor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('schema_floor')
      .addColumn('migration', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
  },
};
