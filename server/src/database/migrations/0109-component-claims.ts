import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The press that claimed a state, so that the press goes on if it is delivered again, and no other one does. */
export const componentClaims: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table component_states add column press_id text`.execute(db);
  },
};
