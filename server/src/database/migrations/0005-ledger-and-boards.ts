import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money, its ledger, and the boards that rank members (decision 0030).
 * The board tables hold only what can be derived from the ledger; they make ranks cheap to read.
 */
export const ledgerAndBoards: Migration = {
  async up(db: Kysely<unknown>) {
    // 2^53 - 1: an amount outside this range is rejected (docs/rules/api.md#wire).
    const inRange = sql`greatest(abs(balance), abs(xp)) <= 9007199254740991`;
    await db.schema
      .createTable('balances')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('balance', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('xp', 'bigint', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('balances_key', ['guild_id', 'user_id'])
      .addCheckConstraint('balances_range', inRange)
      .execute();

    await db.schema
      .createTable('ledger')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('balance', 'bigint', (column) => column.notNull())
      .addColumn('xp', 'bigint', (column) => column.notNull())
      .addColumn('balance_after', 'bigint', (column) => column.notNull())
      .addColumn('xp_after', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('by_id', 'bigint')
      .addColumn('reset_id', 'bigint')
      // Ids are assigned before their rows become visible; the transaction id tells which rows are visible already.
      .addColumn('tx', sql`xid8`, (column) => column.notNull().defaultTo(sql`pg_current_xact_id()`))
      .execute();
    await db.schema.createIndex('ledger_member').on('ledger').columns(['guild_id', 'user_id', 'id']).execute();
    await db.schema.createIndex('ledger_tx').on('ledger').column('tx').execute();
    await db.schema
      .createIndex('ledger_reset')
      .on('ledger')
      .columns(['reset_id', 'user_id'])
      .where(sql<boolean>`reset_id is not null`)
      .execute();

    await boards(db);
    await people(db);
    await resets(db);
  },
};

async function boards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('boards')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    // The week whose start the marks record.
    .addColumn('marked_week', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('boards_window', ['guild_id', 'sort', 'period', 'starts_at'])
    .execute();

  // `place` is the negated value, so that better values sort first and equal ones by user id.
  await db.schema
    .createTable('board_entries')
    .addColumn('board_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_entries_key', ['board_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('board_entries_order')
    .on('board_entries')
    .columns(['board_id', 'place', 'user_id'])
    .execute();

  // Each block counts the entries from its beginning up to the beginning of the next.
  await db.schema
    .createTable('board_blocks')
    .addColumn('board_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('members', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_blocks_key', ['board_id', 'place', 'user_id'])
    .execute();

  // Places at the start of the week: every member of a small board, one in a thousand of a large one.
  await db.schema
    .createTable('board_marks')
    .addColumn('board_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_marks_key', ['board_id', 'place', 'user_id'])
    .execute();

  await db.schema
    .createTable('board_progress')
    .addColumn('id', 'boolean', (column) => column.primaryKey().defaultTo(true))
    .addColumn('tx', sql`xid8`, (column) => column.notNull())
    .execute();
  await sql`insert into board_progress (tx) values ('0')`.execute(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_names')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('global_name', 'text')
    .addColumn('avatar', 'text')
    .addColumn('departed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('member_names_key', ['guild_id', 'user_id'])
    .execute();
  await sql`create index member_names_username on member_names (guild_id, lower(username) text_pattern_ops)`.execute(
    db,
  );
  await sql`create index member_names_global on member_names (guild_id, lower(global_name) text_pattern_ops)`.execute(
    db,
  );

  await db.schema
    .createTable('hidden_members')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hidden_members_key', ['guild_id', 'user_id'])
    .execute();
}

async function resets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('balance_resets')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('last_user_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('ledger_id', 'bigint', (column) => column.notNull())
    .addColumn('started_by', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('balance_resets_guild').on('balance_resets').columns(['guild_id', 'id']).execute();
}
