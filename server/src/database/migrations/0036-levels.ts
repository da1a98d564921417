import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members' levels from their experience, and the roles for them (decision 0077). */
export const levels: Migration = {
  async up(db: Kysely<unknown>) {
    await makeProgress(db);
    await makeMembers(db);
    await makeRoles(db);
    await makeMessages(db);
  },
};

async function makeProgress(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('level_progress')
    .addColumn('id', 'boolean', (column) => column.primaryKey().defaultTo(true))
    .addColumn('tx', sql`xid8`, (column) => column.notNull())
    .execute();
  // Earlier experience is processed when a server turns levels on.
  await sql`insert into level_progress (tx) values (pg_snapshot_xmin(pg_current_snapshot()))`.execute(db);

  await db.schema
    .createTable('level_plans')
    .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
    .addColumn('enabled', 'boolean', (column) => column.notNull())
    .addColumn('plan', 'jsonb', (column) => column.notNull())
    // Experience needed for the first level: the follower skips members who have no row and less than this.
    .addColumn('first_xp', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_user_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index level_plans_running on level_plans (guild_id) where state = 'running'`.execute(db);
}

async function makeMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_levels')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('top_level', 'integer', (column) => column.notNull())
    .addColumn('from_xp', 'bigint', (column) => column.notNull())
    .addColumn('next_xp', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_levels_key', ['guild_id', 'user_id'])
    .execute();

  await db.schema
    .createTable('level_queue')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('queued_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('level_queue_key', ['guild_id', 'user_id'])
    .execute();
  await db.schema.createIndex('level_queue_first').on('level_queue').column('queued_at').execute();
}

async function makeRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('level_roles')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('role_id', 'bigint', (column) => column.notNull())
    .addColumn('wanted', 'boolean', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('turn', 'uuid', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retry_at', 'timestamptz')
    .addPrimaryKeyConstraint('level_roles_key', ['guild_id', 'user_id', 'role_id'])
    .execute();
  await sql`create index level_roles_retry on level_roles (retry_at) where retry_at is not null`.execute(db);
  await sql`create index level_roles_open on level_roles (guild_id) where state <> 'given' or problem is not null`.execute(
    db,
  );
  // Earliest time of the next role change, to pace large batches.
  await db.schema
    .createTable('level_paces')
    .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
    .addColumn('free_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function makeMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('level_windows')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('others', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_closed', 'boolean', (column) => column.notNull())
    .addColumn('channel_id', 'bigint')
    .addPrimaryKeyConstraint('level_windows_key', ['guild_id', 'begun_at'])
    .execute();
  await db.schema.createIndex('level_windows_begun').on('level_windows').column('begun_at').execute();
  await db.schema
    .createTable('level_problems')
    .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
