import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Server events, as posted in log channels and shown on the site. */
export const logs: Migration = {
  async up(db: Kysely<unknown>) {
    // Ids are generated here and contain the time, so that their order is the order of events.
    await db.schema
      .createTable('log_entries')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('by_id', 'bigint')
      .addColumn('by_name', 'text')
      .addColumn('certainty', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('target_kind', 'text')
      .addColumn('target_id', 'text')
      .addColumn('target_name', 'text')
      .addColumn('member_id', 'bigint')
      .addColumn('channel_id', 'bigint')
      .addColumn('channel_name', 'text')
      .addColumn('case_number', 'integer')
      .addColumn('details', 'jsonb')
      .addColumn('sealed', 'bytea')
      .addColumn('match', 'jsonb')
      .addColumn('key', 'text')
      .addColumn('batch', 'uuid')
      .addPrimaryKeyConstraint('log_entries_key', ['guild_id', 'id'])
      .execute();
    await sql`create unique index log_entries_once on log_entries (guild_id, key) where key is not null`.execute(db);
    await sql`create index log_entries_batch on log_entries (guild_id, batch) where batch is not null`.execute(db);
    await sql`create index log_entries_by on log_entries (guild_id, by_id, id) where by_id is not null`.execute(db);
    await sql`create index log_entries_member on log_entries (guild_id, member_id, id) where member_id is not null`.execute(
      db,
    );
    await sql`create index log_entries_case on log_entries (guild_id, case_number) where case_number is not null`.execute(
      db,
    );
    await db.schema
      .createIndex('log_entries_target')
      .on('log_entries')
      .columns(['guild_id', 'target_id', 'id'])
      .execute();
    await db.schema.createIndex('log_entries_event').on('log_entries').columns(['guild_id', 'event', 'id']).execute();
    await db.schema.createIndex('log_entries_old').on('log_entries').columns(['at']).execute();
    await addDelivery(db);
  },
};

async function addDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log_transcripts')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('entry_id', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_transcripts_key', ['guild_id', 'entry_id'])
    .execute();
  await db.schema.createIndex('log_transcripts_old').on('log_transcripts').columns(['made_at']).execute();

  // One row per log channel, with the message being assembled. Adding to it or sending it locks the row.
  await db.schema
    .createTable('log_channels')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('batch', 'uuid')
    .addColumn('batch_entries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('batch_size', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('webhook_id', 'bigint')
    .addColumn('webhook_token', 'bytea')
    .addColumn('webhook_problem', 'text')
    .addPrimaryKeyConstraint('log_channels_key', ['guild_id', 'channel_id'])
    .execute();

  await db.schema
    .createTable('log_batches')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('message_id', 'bigint')
    .addColumn('webhook_id', 'bigint')
    .addPrimaryKeyConstraint('log_batches_key', ['guild_id', 'id'])
    .execute();
  await db.schema.createIndex('log_batches_old').on('log_batches').columns(['made_at']).execute();
}
