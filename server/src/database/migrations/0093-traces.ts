import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The trace in which an act was requested or a payment begun; null without tracing (decision 0093). */
export const traces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('acts').addColumn('trace', 'text').execute();
    await db.schema.alterTable('payments').addColumn('trace', 'text').execute();
  },
};
