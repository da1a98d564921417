import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Parts of bulk deletions, as the platform reports them, until they are combined into one log entry. */
export const bulkDeletions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('log_bulk_parts')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('message_ids', sql`bigint[]`, (column) => column.notNull())
      .addPrimaryKeyConstraint('log_bulk_parts_key', ['guild_id', 'channel_id', 'id'])
      .execute();
    await db.schema.createIndex('log_bulk_parts_at').on('log_bulk_parts').column('at').execute();
  },
};
