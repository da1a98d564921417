import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators see and do (decision 0095): errors per hour, their actions, and their notes on payments. */
export const host: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`clock_timestamp()`;
    await db.schema
      .createTable('host_errors')
      .addColumn('hour', 'timestamptz', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('host_errors_key', ['hour', 'kind'])
      .execute();
    await db.schema
      .createTable('host_deeds')
      .addColumn('id', 'bigserial', (column) => column.primaryKey())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('by_id', 'bigint', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .execute();
    await sql`create index host_deeds_at on host_deeds (at)`.execute(db);
    await sql`create index acts_failed on acts (finished_at desc, id desc) where state = 'failed'`.execute(db);
    await sql`alter table payments add column host_answer text`.execute(db);
    await sql`create index payments_state on payments (state, created_at) where state not in ('succeeded', 'canceled')`.execute(
      db,
    );
  },
};
