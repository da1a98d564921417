import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who could read a channel when it was deleted, because what was written there may be shown later. */
export const deletedChannels: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deleted_channels')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('type', 'smallint', (column) => column.notNull())
      .addColumn('parent_id', 'bigint')
      .addColumn('overwrite_ids', sql`bigint[]`, (column) => column.notNull())
      .addColumn('allowed', sql`bigint[]`, (column) => column.notNull())
      .addColumn('denied', sql`bigint[]`, (column) => column.notNull())
      .addColumn('deleted_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('deleted_channels_key', ['guild_id', 'channel_id'])
      .execute();
    await sql`create index deleted_channels_age on deleted_channels (deleted_at)`.execute(db);
  },
};
