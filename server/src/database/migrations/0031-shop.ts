import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members' inventories and orders, missing stock, and roles granted by the bot. */
export const shop: Migration = {
  async up(db: Kysely<unknown>) {
    await makeRoleGrants(db);
    await makeInventories(db);
    await makeOrders(db);
  },
};

async function makeRoleGrants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('role_grants')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('owner_key', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('roles', 'jsonb', (column) => column.notNull())
    .addColumn('changed', 'jsonb')
    .addColumn('problem', 'jsonb')
    .addColumn('lasts_ms', 'bigint')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addPrimaryKeyConstraint('role_grants_key', ['guild_id', 'id'])
    .addUniqueConstraint('role_grants_owner', ['guild_id', 'owner', 'owner_key'])
    .execute();
  await sql`create index role_grants_given on role_grants (guild_id, user_id) where state = 'given'`.execute(db);
  await db.schema.createIndex('role_grants_ended').on('role_grants').column('ended_at').execute();
}

async function makeInventories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inventory_items')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('item_key', 'text', (column) => column.notNull())
    .addColumn('item_name', 'text', (column) => column.notNull())
    .addColumn('owned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bought', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('inventory_items_key', ['guild_id', 'user_id', 'item_key'])
    .addCheckConstraint('inventory_items_owned', sql`owned >= 0`)
    .execute();
  await db.schema.createIndex('inventory_items_item').on('inventory_items').columns(['guild_id', 'item_key']).execute();

  await db.schema
    .createTable('item_stocks')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('item_key', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('since', 'timestamptz')
    .addPrimaryKeyConstraint('item_stocks_key', ['guild_id', 'item_key'])
    .execute();
}

async function makeOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shop_orders')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('item_key', 'text', (column) => column.notNull())
    .addColumn('item_name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('xp', 'bigint', (column) => column.notNull())
    .addColumn('role_ids', 'jsonb', (column) => column.notNull())
    .addColumn('is_kept', 'boolean', (column) => column.notNull())
    .addColumn('operation_id', 'bigint')
    .addColumn('problem', 'jsonb')
    .addColumn('ordered_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('shop_orders_key', ['guild_id', 'id'])
    .addUniqueConstraint('shop_orders_once', ['guild_id', 'key'])
    .execute();
  await sql`create index shop_orders_member on shop_orders (guild_id, user_id, ordered_at desc)`.execute(db);
  await db.schema.createIndex('shop_orders_old').on('shop_orders').column('ordered_at').execute();
}
