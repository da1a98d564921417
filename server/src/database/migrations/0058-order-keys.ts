import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Idempotency keys of orders that create or change cases (decision 0120). */
export const orderKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`clock_timestamp()`;
    await db.schema
      .createTable('order_keys')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('numbers', sql`integer[]`, (column) => column.notNull())
      .addColumn('ordered_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('order_keys_key', ['guild_id', 'cause'])
      .execute();
    await sql`create index order_keys_age on order_keys (ordered_at)`.execute(db);
  },
};
