import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** Identifies an item of a member. */
export interface InventoryKey {
  guildId: string;
  userId: string;
  itemKey: string;
  itemName: string;
}

/** How many pieces of an item a member has, and has bought in total without returned ones. */
export interface OwnedItem {
  itemKey: string;
  itemName: string;
  owned: number;
  bought: number;
}

/** Reads and writes inventories. */
export interface InventoryStore {
  /** Reads how many pieces a member has, and locks their inventory until the transaction ends. */
  lock(tx: DbTransaction, owning: Omit<InventoryKey, 'itemName'>): Promise<{ owned: number; bought: number }>;
  /** Adds to the counts; negative numbers take away. */
  add(tx: DbTransaction, owning: InventoryKey, pieces: { owned?: number; bought?: number }): Promise<void>;
  /** Ordered by name. */
  list(db: Db, guildId: string, userId: string): Promise<OwnedItem[]>;
}

export const inventoryStore: InventoryStore = {
  async lock(tx, { guildId, userId, itemKey }) {
    // An advisory lock, since the row may not exist yet: concurrent purchases of a member must see each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory ${guildId} ${userId}`}, 0))`.execute(tx);
    const row = await tx
      .selectFrom('inventory_items')
      .select(['owned', 'bought'])
      .where('guild_id', '=', guildId)
      .where('user_id', '=', userId)
      .where('item_key', '=', itemKey)
      // Locked as well, since renaming an item moves the row of every member.
      .forUpdate()
      .executeTakeFirst();
    return row ?? { owned: 0, bought: 0 };
  },

  async add(tx, { guildId, userId, itemKey, itemName }, { owned = 0, bought = 0 }) {
    await tx
      .insertInto('inventory_items')
      .values({
        guild_id: guildId,
        user_id: userId,
        item_key: itemKey,
        item_name: itemName,
        owned: Math.max(0, owned),
        bought: Math.max(0, bought),
      })
      .onConflict((conflict) =>
        conflict.columns(['guild_id', 'user_id', 'item_key']).doUpdateSet({
          item_name: itemName,
          owned: sql`inventory_items.owned + ${owned}`,
          bought: sql`greatest(0, inventory_items.bought + ${bought})`,
        }),
      )
      .execute();
  },

  list: (db, guildId, userId) =>
    db
      .selectFrom('inventory_items')
      .select(['item_key as itemKey', 'item_name as itemName', 'owned', 'bought'])
      .where('guild_id', '=', guildId)
      .where('user_id', '=', userId)
      .orderBy('item_name')
      .execute(),
};
