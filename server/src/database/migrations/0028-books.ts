import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Double-entry bookkeeping: the counterpart of every movement (decision 0062). Each guild's earlier ledger gets one
 * opening row, so that the books balance from the start.
 */
export const books: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('ledger')
      .addColumn('account', 'text')
      .addColumn('operation_id', 'bigint')
      .addColumn('peer_user_id', 'bigint')
      .addColumn('subject', 'text')
      .execute();
    await db.schema
      .createIndex('ledger_operation')
      .on('ledger')
      .column('operation_id')
      .where(sql<boolean>`operation_id is not null`)
      .execute();

    await db.schema
      .createTable('account_entries')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('operation_id', 'bigint', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('account_entries_key', ['guild_id', 'operation_id', 'account'])
      .execute();
    await sql`
      insert into account_entries (guild_id, operation_id, account, amount)
      select guild_id, nextval('ledger_id_seq'), 'opening', -total
      from (select guild_id, sum(balance)::bigint as total from ledger group by guild_id) guilds
      where total <> 0`.execute(db);

    await db.schema
      .createTable('operation_keys')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('operation_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('operation_keys_key', ['guild_id', 'key'])
      .execute();
    // All accounts except members': those named on the ledger row of a movement with one member, and those with rows of
    // their own.
    await sql`
      create view account_movements as
      select guild_id, id as operation_id, account, -balance as amount, at from ledger where account is not null
      union all
      select guild_id, operation_id, account, amount, at from account_entries`.execute(db);
    await db.schema.createIndex('operation_keys_at').on('operation_keys').column('at').execute();

    await db.schema
      .createTable('operation_reversals')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('operation_id', 'bigint', (column) => column.notNull())
      .addColumn('reversal_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('operation_reversals_key', ['guild_id', 'operation_id'])
      .execute();
  },
};
