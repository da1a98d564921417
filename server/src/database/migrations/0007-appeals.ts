import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ban appeals and their history (decision 0041). */
export const appeals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('appeals')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('global_name', 'text')
      .addColumn('avatar', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('questions', 'jsonb', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('submitted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('ban_reason', 'text')
      .addColumn('is_ban_known', 'boolean', (column) => column.notNull())
      .addColumn('banned_at', 'timestamptz')
      .addColumn('banned_by', 'bigint')
      .addColumn('banned_by_name', 'text')
      .addColumn('ban_over_at', 'timestamptz')
      .addColumn('held_by', 'bigint')
      .addColumn('held_by_name', 'text')
      .addColumn('decided_by', 'bigint')
      .addColumn('decided_by_name', 'text')
      .addColumn('decided_at', 'timestamptz')
      .addColumn('verdict_reason', 'text')
      .addColumn('lifted_at', 'timestamptz')
      .addColumn('lift_problem', 'text')
      .addColumn('announce_begun_at', 'timestamptz')
      .addColumn('announced', 'text')
      .addColumn('channel_id', 'bigint')
      .addColumn('post_begun_at', 'timestamptz')
      .addColumn('message_id', 'bigint')
      .addColumn('post_problem', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('shown_revision', 'integer')
      .addPrimaryKeyConstraint('appeals_key', ['guild_id', 'id'])
      .execute();
    await indexes(db);
    await events(db);
  },
};

async function indexes(db: Kysely<unknown>): Promise<void> {
  // One appeal per ban, also under concurrent requests.
  await db.schema
    .createIndex('appeals_of_ban')
    .unique()
    .on('appeals')
    .columns(['guild_id', 'user_id'])
    .where(sql<boolean>`ban_over_at is null`)
    .execute();
  await db.schema.createIndex('appeals_user').on('appeals').columns(['guild_id', 'user_id', 'submitted_at']).execute();
  await db.schema.createIndex('appeals_newest').on('appeals').columns(['guild_id', 'submitted_at', 'id']).execute();
}

async function events(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appeal_events')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('appeal_id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('by_id', 'bigint')
    .addColumn('by_name', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('appeal_events_key', ['guild_id', 'id'])
    .execute();
  await db.schema
    .createIndex('appeal_events_appeal')
    .on('appeal_events')
    .columns(['guild_id', 'appeal_id', 'at'])
    .execute();
}
