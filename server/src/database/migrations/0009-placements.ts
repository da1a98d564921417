import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which servers are boosted by whom, the history of each boost, and gift codes (decision 0042). */
export const placements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('boost_placements')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      // The name at that time, for people who leave the server.
      .addColumn('guild_name', 'text', (column) => column.notNull())
      // Orders the person's placements; a move keeps it.
      .addColumn('taken_at', 'timestamptz', (column) => column.notNull())
      .addColumn('since', 'timestamptz', (column) => column.notNull())
      .addColumn('rests_until', 'timestamptz')
      .addColumn('moved_from', 'bigint')
      .addPrimaryKeyConstraint('boost_placements_key', ['guild_id', 'user_id'])
      .execute();
    await db.schema.createIndex('boost_placements_user').on('boost_placements').column('user_id').execute();

    await db.schema
      .createTable('boost_events')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('guild_name', 'text', (column) => column.notNull())
      .addColumn('from_guild_id', 'bigint')
      .addColumn('from_guild_name', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('boost_events_user').on('boost_events').columns(['user_id', 'id']).execute();

    await db.schema
      .createTable('gift_codes')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      // The code itself is shown only once, to its creator.
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('redeemed_by', 'bigint')
      .addColumn('redeemed_at', 'timestamptz')
      .execute();

    // Whether the end of its boosts was handled. Polled every few seconds, so only subscriptions where it was not are
    // indexed.
    await db.schema
      .alterTable('subscriptions')
      .addColumn('ended', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`create index subscriptions_running on subscriptions (ends_at) where not ended`.execute(db);
  },
};
