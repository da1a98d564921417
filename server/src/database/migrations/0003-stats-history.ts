import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const statsHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bot_stats_history')
      .addColumn('minute', 'timestamptz', (column) => column.primaryKey())
      .addColumn('guilds', 'integer', (column) => column.notNull())
      .addColumn('users', 'integer', (column) => column.notNull())
      .addColumn('bot_ms', 'integer')
      .addColumn('database_ms', 'integer')
      .execute();
  },
};
