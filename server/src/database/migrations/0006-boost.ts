import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments, what they and gifts gave, and who has which subscription by it (decision 0040). */
export const boost: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payments')
      // Also the key by which the provider knows a repeated attempt.
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      // In hundredths of the currency.
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text', (column) => column.unique())
      .addColumn('confirmation_url', 'text')
      .addColumn('refunded', 'integer', (column) => column.notNull().defaultTo(0))
      // What is wrong with it, for the host to look at: another amount or currency than was asked for.
      .addColumn('problem', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('settled_at', 'timestamptz')
      .addColumn('checked_at', 'timestamptz')
      .execute();
    // Undecided ones, and those that may still be refunded, are looked at again and again.
    await db.schema
      .createIndex('payments_watched')
      .on('payments')
      .column('created_at')
      .where(sql<boolean>`state in ('created', 'pending', 'succeeded', 'partlyRefunded')`)
      .execute();
    await db.schema.createIndex('payments_user').on('payments').columns(['user_id', 'created_at']).execute();

    await db.schema
      .createTable('boost_grants')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('kept', 'float8', (column) => column.notNull().defaultTo(1))
      // What it came from; each payment and each gift gives once.
      .addColumn('source', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema.createIndex('boost_grants_user').on('boost_grants').column('user_id').execute();

    // The row is what everything about a person's boosts holds on to while it changes.
    await db.schema
      .createTable('subscriptions')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey())
      .addColumn('plan', 'text')
      .addColumn('ends_at', 'timestamptz')
      .addColumn('reminded_of', 'timestamptz')
      .execute();
    await db.schema.createIndex('subscriptions_end').on('subscriptions').column('ends_at').execute();
  },
};
