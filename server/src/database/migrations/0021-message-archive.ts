import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages kept for a while. Ids contain the time, so a day is a range of ids: each day is a partition, created when
 * needed and dropped to forget it.
 */
export const messageArchive: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table archived_messages (
        guild_id bigint not null,
        message_id bigint not null,
        channel_id bigint not null,
        parent_id bigint,
        author_id bigint not null,
        for_log boolean not null,
        deleted_at timestamptz,
        body bytea not null,
        primary key (guild_id, message_id)
      ) partition by range (message_id)`.execute(db);
    await db.schema
      .createTable('archived_guilds')
      .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('archived_guilds_due').on('archived_guilds').columns(['due_at']).execute();
  },
};
