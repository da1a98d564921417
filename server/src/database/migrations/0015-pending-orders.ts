import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moderators' orders that await confirmation. */
export const pendingOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pending_orders')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('moderator_id', 'bigint', (column) => column.notNull())
      .addColumn('details', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('pending_orders_key', ['guild_id', 'id'])
      .execute();
    await sql`create index pending_orders_age on pending_orders (created_at)`.execute(db);
  },
};
