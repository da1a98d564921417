import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rules mirrored in the platform's own AutoMod, and messages it blocked. */
export const nativeAutomod: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('automod_native')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('native_id', 'bigint')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('problem', 'text')
      .addColumn('gaps', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('sent', 'text')
      .addColumn('written', 'text')
      .addColumn('is_sending', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('drift', 'text')
      .addColumn('drift_by', 'bigint')
      .addColumn('drift_by_name', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('automod_native_key', ['guild_id', 'rule'])
      .execute();
    // A message blocked by the platform has no id.
    await db.schema
      .alterTable('automod_hits')
      .alterColumn('message_id', (column) => column.dropNotNull())
      .execute();
    await db.schema
      .alterTable('automod_hits')
      .addColumn('is_stopped', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
