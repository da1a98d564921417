import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Measures against raids, and members temporarily exempt from automoderation. */
export const automodRaids: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('automod_raids')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('begun_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .addColumn('measures', 'jsonb', (column) => column.notNull())
      .addColumn('before', 'jsonb')
      .addColumn('joined', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('kicked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('undone_by', 'bigint')
      .addColumn('ended_at', 'timestamptz')
      .addPrimaryKeyConstraint('automod_raids_key', ['guild_id', 'id'])
      .execute();
    await sql`create unique index automod_raids_running on automod_raids (guild_id) where ended_at is null`.execute(db);
    await db.schema.createIndex('automod_raids_old').on('automod_raids').columns(['ended_at']).execute();
    await db.schema
      .alterTable('automod_hits')
      .addColumn('rung', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('automod_spared')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('member_id', 'bigint', (column) => column.notNull())
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addColumn('by_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('automod_spared_key', ['guild_id', 'member_id'])
      .execute();
    await db.schema.createIndex('automod_spared_old').on('automod_spared').columns(['until']).execute();
  },
};
