import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Joins and leaves, greetings per minute, roles still to be given, and the budget of direct messages. */
export const greetings: Migration = {
  async up(db: Kysely<unknown>) {
    await createVisits(db);
    await createWindows(db);
    await createQueues(db);
    await createDirectMessages(db);
  },
};

async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('greeting_visits')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('joined_at', 'timestamptz')
    .addColumn('greeted_at', 'timestamptz')
    .addColumn('waits', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('farewell_at', 'timestamptz')
    .addColumn('left_at', 'timestamptz')
    .addColumn('removed_as', 'text')
    .addColumn('removed_at', 'timestamptz')
    .addColumn('removed_by', 'bigint')
    .addColumn('removal_reason', 'text')
    .addPrimaryKeyConstraint('greeting_visits_key', ['guild_id', 'user_id'])
    .execute();
  await db.schema.createIndex('greeting_visits_old').on('greeting_visits').columns(['left_at']).execute();
}

async function createWindows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('greeting_windows')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'timestamptz', (column) => column.notNull())
    .addColumn('greeted', 'integer', (column) => column.notNull())
    .addColumn('others', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_closed', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('greeting_windows_key', ['guild_id', 'name', 'begun_at'])
    .execute();
  await db.schema.createIndex('greeting_windows_old').on('greeting_windows').columns(['begun_at']).execute();
}

async function createQueues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('join_role_grants')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'bigserial', (column) => column.notNull())
    .addPrimaryKeyConstraint('join_role_grants_key', ['guild_id', 'user_id'])
    .execute();
  await db.schema.createIndex('join_role_grants_next').on('join_role_grants').columns(['guild_id', 'seq']).execute();

  await db.schema
    .createTable('greeting_problems')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint('greeting_problems_key', ['guild_id', 'name'])
    .execute();
}

/** The bot's limits for direct messages, across all guilds. */
async function createDirectMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('direct_message_minutes')
    .addColumn('minute', 'timestamptz', (column) => column.notNull())
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('direct_message_minutes_key', ['minute', 'guild_id'])
    .execute();
  await db.schema
    .createTable('direct_message_breaker')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('pauses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paused_until', 'timestamptz')
    .addColumn('probe_until', 'timestamptz')
    .execute();
  await sql`insert into direct_message_breaker (id) values (1)`.execute(db);
}
