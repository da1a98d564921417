import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Summaries for the economy health page (decision 0068). All of it is derived from the ledger, starting with its first
 * row, so that earlier movements are counted too.
 */
export const economyHealth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('economy_progress')
      .addColumn('id', 'boolean', (column) => column.primaryKey().defaultTo(true))
      .addColumn('tx', sql`xid8`, (column) => column.notNull())
      .execute();
    await sql`insert into economy_progress (tx) values ('0')`.execute(db);
    await flows(db);
    await movements(db);
    await earners(db);
  },
};

async function flows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('economy_supply')
    .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
    // The sum over any number of members, each with up to 2^53.
    .addColumn('supply', 'numeric', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('economy_hours')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('minted', 'numeric', (column) => column.notNull())
    .addColumn('removed', 'numeric', (column) => column.notNull())
    .addColumn('moved', 'numeric', (column) => column.notNull())
    .addColumn('times', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('economy_hours_key', ['guild_id', 'hour', 'kind'])
    .execute();
  await db.schema.createIndex('economy_hours_hour').on('economy_hours').column('hour').execute();
}

async function movements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('economy_movements')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('ledger_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('peer_user_id', 'bigint')
    .addPrimaryKeyConstraint('economy_movements_key', ['guild_id', 'hour', 'size', 'ledger_id'])
    .execute();
  await db.schema.createIndex('economy_movements_hour').on('economy_movements').column('hour').execute();
}

async function earners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('economy_earners')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'timestamptz', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('earned', 'numeric', (column) => column.notNull())
    // One bit per hour of the week, set if something was earned, starting Monday at 00:00.
    .addColumn('hours', sql`bit(168)`, (column) => column.notNull())
    .addColumn('works', 'integer', (column) => column.notNull())
    .addColumn('last_work_at', 'timestamptz')
    .addColumn('waits', 'integer', (column) => column.notNull())
    .addColumn('waits_ms', 'bigint', (column) => column.notNull())
    .addColumn('waits_ms_squared', 'numeric', (column) => column.notNull())
    .addColumn('suspect', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('economy_earners_key', ['guild_id', 'week', 'user_id'])
    .execute();
  await db.schema.createIndex('economy_earners_week').on('economy_earners').column('week').execute();
  await db.schema
    .createIndex('economy_earners_suspects')
    .on('economy_earners')
    .columns(['guild_id', 'week'])
    .where(sql<boolean>`suspect`)
    .execute();

  await db.schema
    .createTable('economy_earning_steps')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'timestamptz', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('members', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('economy_earning_steps_key', ['guild_id', 'week', 'step'])
    .execute();
  await db.schema.createIndex('economy_earning_steps_week').on('economy_earning_steps').column('week').execute();
}
