import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The channel in which a picture of evidence was given, because only those who can read there may see it. */
export const evidenceChannels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table case_evidence add column channel_id bigint`.execute(db);
  },
};
