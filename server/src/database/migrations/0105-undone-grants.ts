import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What undoing a grant of roles changes, written before its first change (decision 0065). */
export const undoneGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('role_grants').addColumn('undoing', 'jsonb').execute();
  },
};
