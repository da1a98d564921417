import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guild_settings')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('guild_settings_key', ['guild_id', 'section'])
      .execute();

    await db.schema
      .createTable('guild_settings_history')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .addColumn('saved_by', 'bigint', (column) => column.notNull())
      .addColumn('saved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('guild_settings_history_key', ['guild_id', 'section', 'version'])
      .execute();

    await db.schema
      .createTable('bot_guilds')
      .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
      .execute();

    await db.schema
      .createTable('bot_shards')
      .addColumn('shard_id', 'integer', (column) => column.primaryKey())
      .addColumn('shard_count', 'integer', (column) => column.notNull())
      .addColumn('ready', 'boolean', (column) => column.notNull())
      .addColumn('guilds', 'integer', (column) => column.notNull())
      .addColumn('users', 'integer', (column) => column.notNull())
      .addColumn('channels', 'integer', (column) => column.notNull())
      .addColumn('emojis', 'integer', (column) => column.notNull())
      .addColumn('ping_ms', 'integer')
      .addColumn('reported_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
  },
};
