import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Weekly jackpots of servers, and their tickets (decision 0082). */
export const jackpots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jackpots')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('channel_id', 'bigint')
      .addColumn('sealed_seed', 'bytea', (column) => column.notNull())
      .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('server_seed', 'text')
      .addColumn('pot', 'bigint', (column) => column.notNull())
      .addColumn('tickets', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('commission', 'integer')
      .addColumn('drawn', 'text')
      .addColumn('right_places', 'integer')
      .addColumn('share', 'bigint')
      .addColumn('carried', 'bigint')
      .addColumn('draws_at', 'timestamptz', (column) => column.notNull())
      .addColumn('drawn_at', 'timestamptz')
      .addPrimaryKeyConstraint('jackpots_key', ['guild_id', 'id'])
      .addUniqueConstraint('jackpots_number', ['guild_id', 'number'])
      .addCheckConstraint('jackpots_pot', sql`pot >= 0 and tickets >= 0`)
      .execute();
    await db.schema.createIndex('jackpots_id').on('jackpots').column('id').execute();
    await sql`create unique index jackpots_open on jackpots (guild_id) where state = 'open'`.execute(db);
    await createTickets(db);
  },
};

async function createTickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jackpot_tickets')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('jackpot_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('use_id', 'bigint', (column) => column.notNull())
    .addColumn('numbers', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('paid', 'bigint')
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint('jackpot_tickets_key', ['guild_id', 'jackpot_id', 'number'])
    .addUniqueConstraint('jackpot_tickets_use', ['guild_id', 'use_id'])
    .addForeignKeyConstraint('jackpot_tickets_of', ['guild_id', 'jackpot_id'], 'jackpots', ['guild_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await sql`create index jackpot_tickets_member on jackpot_tickets (guild_id, user_id, at)`.execute(db);
}
