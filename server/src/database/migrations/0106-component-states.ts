import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What buttons, selects and forms keep beyond their custom ids; also moderators' orders, so far in `pending_orders`. */
export const componentStates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('component_states')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'jsonb', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('component_states_key', ['guild_id', 'id'])
      .execute();
    await sql`create index component_states_expiry on component_states (expires_at)`.execute(db);
  },
};
