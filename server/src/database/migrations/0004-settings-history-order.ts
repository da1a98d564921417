import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Numbers each save, so that a guild's history can be paged from the newest. */
export const settingsHistoryOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('guild_settings_history')
      .addColumn('id', 'bigserial', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('guild_settings_history_order')
      .on('guild_settings_history')
      .columns(['guild_id', 'id'])
      .execute();
  },
};
