import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last set-up of each guild's mute role, and the channels it covered. */
export const muteRole: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mute_setups')
      .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('role_id', 'bigint')
      .addColumn('role_name', 'text')
      .addColumn('is_saved', 'boolean', (column) => column.notNull())
      .addColumn('begun_at', 'timestamptz')
      .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('problem', 'text')
      .addColumn('started_by', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('mute_channels')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('parent_id', 'bigint')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .addPrimaryKeyConstraint('mute_channels_key', ['guild_id', 'channel_id'])
      .execute();
  },
};
