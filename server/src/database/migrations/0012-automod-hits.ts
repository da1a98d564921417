import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In milliseconds, the precision of page cursors. */
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

/** Actions that automoderation took or would have taken. */
export const automodHits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('automod_hits')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(NOW))
      .addColumn('rules', sql`text[]`, (column) => column.notNull())
      .addColumn('member_id', 'bigint', (column) => column.notNull())
      .addColumn('member_name', 'text')
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('message_id', 'bigint', (column) => column.notNull())
      .addColumn('message_text', 'text', (column) => column.notNull())
      .addColumn('spans', 'jsonb', (column) => column.notNull())
      .addColumn('is_log_only', 'boolean', (column) => column.notNull())
      .addColumn('is_deleted', 'boolean', (column) => column.notNull())
      .addColumn('case_number', 'integer')
      .addColumn('wrong_at', 'timestamptz')
      .addColumn('wrong_by', 'bigint')
      .addPrimaryKeyConstraint('automod_hits_key', ['guild_id', 'id'])
      .execute();
    await db.schema.createIndex('automod_hits_newest').on('automod_hits').columns(['guild_id', 'at', 'id']).execute();
    // Finds a message's earlier hits: checking the same text twice, as after a reconnect, counts as one hit.
    await db.schema
      .createIndex('automod_hits_message')
      .on('automod_hits')
      .columns(['guild_id', 'message_id'])
      .execute();
    await db.schema.createIndex('automod_hits_old').on('automod_hits').columns(['at']).execute();
  },
};
