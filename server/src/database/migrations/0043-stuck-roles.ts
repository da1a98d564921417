import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds grants whose roles the platform refused to remove, for the overview. */
export const stuckRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index role_grants_stuck on role_grants (guild_id, owner) where problem is not null`.execute(db);
  },
};
