import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Time and channel of a member's last experience gain, on the row that each gain updates anyway. */
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
