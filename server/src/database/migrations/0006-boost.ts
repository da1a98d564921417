import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments, the grants from payments and gifts, and the resulting subscriptions (decision 0040). */
export const boost: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payments')
      // Also the provider's idempotency key.
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
      // A problem for the operator to look at: an amount or currency other than requested.
      .addColumn('problem', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('settled_at', 'timestamptz')
      .addColumn('checked_at', 'timestamptz')
      .execute();
    // Payments that are undecided or may still be refunded are checked regularly.
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
      // The payment or gift it came from; each grants once.
      .addColumn('source', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema.createIndex('boost_grants_user').on('boost_grants').column('user_id').execute();

    // Locked by every change to a person's boosts.
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
