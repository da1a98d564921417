import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members' last bonuses and streaks, and the bot's downtimes. */
export const bonuses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bonus_claims')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('bonus', 'text', (column) => column.notNull())
      .addColumn('claimed_at', 'timestamptz', (column) => column.notNull())
      .addColumn('streak', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bonus_claims_key', ['guild_id', 'user_id', 'bonus'])
      .addCheckConstraint('bonus_claims_streak', sql`streak >= 0`)
      .execute();
    await db.schema.createIndex('bonus_claims_at').on('bonus_claims').column('claimed_at').execute();

    await db.schema.alterTable('bot_shards').addColumn('ready_at', 'timestamptz').execute();
    await db.schema
      .createTable('bot_outages')
      .addColumn('shard_count', 'integer', (column) => column.notNull())
      .addColumn('shard_id', 'integer', (column) => column.notNull())
      .addColumn('since', 'timestamptz', (column) => column.notNull())
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('bot_outages_key', ['shard_count', 'shard_id', 'since'])
      .execute();
    await db.schema.createIndex('bot_outages_until').on('bot_outages').column('until').execute();
  },
};
