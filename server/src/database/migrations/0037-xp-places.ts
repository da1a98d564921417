import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When and where a member last gained experience: on the row that a gain changes anyway. */
export const xpPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('balances')
      .addColumn('message_xp_at', 'timestamptz')
      .addColumn('xp_channel_id', 'bigint')
      .addColumn('xp_channel_at', 'timestamptz')
      .execute();
  },
};
