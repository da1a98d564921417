import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requested clearings, and the previous state of locked channels. */
export const channelModeration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clearings')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('moderator_id', 'bigint', (column) => column.notNull())
      .addColumn('wanted', 'jsonb', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('plan', 'jsonb')
      .addColumn('problem', 'text')
      .addColumn('is_answered', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addPrimaryKeyConstraint('clearings_key', ['guild_id', 'id'])
      .execute();
    await sql`create index clearings_age on clearings (created_at)`.execute(db);
    await db.schema
      .createTable('channel_locks')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('moderator_id', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('saved', 'jsonb', (column) => column.notNull())
      .addColumn('locked_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addPrimaryKeyConstraint('channel_locks_key', ['guild_id', 'channel_id'])
      .execute();
  },
};
