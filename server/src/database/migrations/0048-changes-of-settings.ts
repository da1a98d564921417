import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Groups history rows that were saved as one change, so that they are reverted together (decision 0096). */
export const changesOfSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('guild_settings_history').addColumn('change_id', 'uuid').execute();
    await sql`
      create index guild_settings_history_change on guild_settings_history (guild_id, change_id)
      where change_id is not null`.execute(db);
  },
};
