import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Filtered statements, reversals, and money for everybody with a role (decision 0067). */
export const statements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index ledger_statement on ledger (guild_id, user_id, kind, sign(balance), id)`.execute(db);
    await sql`
      create index ledger_peer on ledger (guild_id, user_id, peer_user_id, kind, sign(balance), id)
      where peer_user_id is not null`.execute(db);
    await db.schema
      .createIndex('operation_reversals_reversal')
      .on('operation_reversals')
      .columns(['guild_id', 'reversal_id'])
      .execute();

    await sql`alter table balance_resets rename to mass_changes`.execute(db);
    await sql`alter table ledger rename column reset_id to mass_change_id`.execute(db);
    await db.schema
      .alterTable('mass_changes')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('reset'))
      .addColumn('amount', 'bigint')
      .addColumn('role_id', 'bigint')
      .addColumn('reason', 'text')
      .addColumn('use_id', 'bigint')
      .addColumn('channel_id', 'bigint')
      .addColumn('message_id', 'bigint')
      .addColumn('short', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('mass_changes_use')
      .unique()
      .on('mass_changes')
      .columns(['guild_id', 'use_id'])
      .execute();

    await db.schema
      .createTable('mass_change_members')
      .addColumn('change_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mass_change_members_key', ['change_id', 'user_id'])
      .execute();
  },
};
