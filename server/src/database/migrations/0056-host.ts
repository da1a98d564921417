import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What hosts see and do (decision 0095): processes, errors by the hour, their deeds, and what they say of a payment. */
export const host: Migration = {
  async up(db: Kysely<unknown>) {
    const now = sql`clock_timestamp()`;
    await db.schema
      .createTable('processes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('pid', 'integer', (column) => column.notNull())
      .addColumn('roles', sql`text[]`, (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('node_version', 'text', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('memory_bytes', 'bigint', (column) => column.notNull())
      .addColumn('loop_delay_ms', 'integer', (column) => column.notNull())
      .addColumn('errors_last_hour', 'integer', (column) => column.notNull())
      .addColumn('draining', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
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
    await sql`alter table bot_processes add column draining boolean not null default false`.execute(db);
    await sql`alter table payments add column host_answer text`.execute(db);
    await sql`create index payments_state on payments (state, created_at) where state not in ('succeeded', 'canceled')`.execute(
      db,
    );
  },
};
