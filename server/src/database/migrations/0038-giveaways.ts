import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Giveaways, their entries and their winners. */
export const giveaways: Migration = {
  async up(db: Kysely<unknown>) {
    await makeGiveaways(db);
    await makeEntries(db);
    await makeWinners(db);
  },
};

async function makeGiveaways(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('giveaways')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('message_id', 'bigint')
    .addColumn('created_by', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('about', 'jsonb', (column) => column.notNull())
    .addColumn('duration_ms', 'bigint')
    .addColumn('opened_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('paid_by', 'bigint')
    .addColumn('escrow', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('sealed_seed', 'bytea')
    .addColumn('commitment', 'text')
    .addColumn('server_seed', 'text')
    .addColumn('entrants_hash', 'text')
    .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('shown_entries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('drawn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('entrants_forgotten_at', 'timestamptz')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('giveaways_key', ['guild_id', 'id'])
    .addUniqueConstraint('giveaways_number', ['guild_id', 'number'])
    .addCheckConstraint('giveaways_escrow', sql`escrow >= 0`)
    .execute();
  // Verifying a draw needs only its id.
  await db.schema.createIndex('giveaways_id').on('giveaways').column('id').execute();
  await sql`create index giveaways_open on giveaways (guild_id, number) where state in ('draft', 'running', 'paused')`.execute(
    db,
  );
  await sql`
    create index giveaways_remembered on giveaways (ended_at)
    where ended_at is not null and entrants_forgotten_at is null`.execute(db);
}

async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('giveaway_entries')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('giveaway_id', 'uuid', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('entered_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('giveaway_entries_key', ['guild_id', 'giveaway_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('giveaway_entries_member')
    .on('giveaway_entries')
    .columns(['guild_id', 'user_id'])
    .execute();
}

async function makeWinners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('giveaway_winners')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('giveaway_id', 'uuid', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('drawn_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('claim_until', 'timestamptz')
    .addColumn('operation_id', 'bigint')
    .addPrimaryKeyConstraint('giveaway_winners_key', ['guild_id', 'giveaway_id', 'place'])
    .execute();
  await db.schema
    .createIndex('giveaway_winners_member')
    .on('giveaway_winners')
    .columns(['guild_id', 'user_id'])
    .execute();
}
