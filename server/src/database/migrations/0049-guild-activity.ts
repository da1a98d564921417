import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Activity of each server per hour, and the last use of each of its features (decision 0097). */
export const guildActivity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guild_activity')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('hour', 'timestamptz', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_user_id', 'bigint')
      .addPrimaryKeyConstraint('guild_activity_key', ['guild_id', 'kind', 'hour'])
      .addCheckConstraint('guild_activity_times', sql`times > 0`)
      .execute();
    await db.schema.createIndex('guild_activity_old').on('guild_activity').column('hour').execute();
  },
};
