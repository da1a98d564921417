import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ownership of shards by bot processes, stored sessions, and the last use of each identify key (decision 0092). */
export const gatewayShards: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`clock_timestamp()`;
    await db.schema
      .createTable('bot_processes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('only_shards', sql`integer[]`)
      .addColumn('since', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema
      .createTable('gateway_shards')
      .addColumn('shard_count', 'integer', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('fence', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('session', 'jsonb')
      .addColumn('session_at', 'timestamptz')
      .addColumn('handover', 'bytea')
      .addPrimaryKeyConstraint('gateway_shards_key', ['shard_count', 'id'])
      .execute();
    await db.schema
      .createTable('gateway_identifies')
      .addColumn('key', 'integer', (column) => column.primaryKey())
      .addColumn('last_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
