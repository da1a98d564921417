import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The list of processes for operators, and which of them are draining (decision 0095). */
export const processes: Migration = {
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
    await sql`alter table bot_processes add column draining boolean not null default false`.execute(db);
  },
};
