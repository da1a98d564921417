import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cooldowns of earning commands, and the minimum balances members set for themselves. */
export const earning: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cooldowns')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('ready_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('cooldowns_key', ['guild_id', 'user_id', 'action'])
      .execute();
    await db.schema.createIndex('cooldowns_ready').on('cooldowns').column('ready_at').execute();

    await db.schema
      .createTable('wallets')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('floor', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('wallets_key', ['guild_id', 'user_id'])
      .addCheckConstraint('wallets_floor', sql`floor between 0 and 9007199254740991`)
      .execute();
  },
};
