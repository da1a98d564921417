import { nameKey } from '@perigee/core/names/name-key';
import type { DbTransaction } from '../../database/database.ts';
import { inventoryStore } from './stores/inventory-store.ts';

/** Pieces of the shop's items that a member is given or loses without buying or using them. */
interface Pieces {
  guildId: string;
  userId: string;
  itemName: string;
  /** At least 1. */
  count: number;
}

/** What other features put into members' inventories, and take out of them. */
export interface Inventories {
  /**
   * Puts pieces into a member's inventory, in the transaction that decides it. They wait there also where buying the item
   * works at once: using it then does what buying does. The item's stock stays as it is.
   */
  give(tx: DbTransaction, pieces: Pieces): Promise<void>;
  /** Takes pieces back; false, and nothing is taken, where not all are there any more. */
  takeBack(tx: DbTransaction, pieces: Pieces): Promise<boolean>;
}

export const inventories: Inventories = {
  async give(tx, { count, ...of }) {
    await inventoryStore.add(tx, { ...of, itemKey: nameKey(of.itemName) }, { owned: count });
  },

  async takeBack(tx, { count, ...of }) {
    const owning = { ...of, itemKey: nameKey(of.itemName) };
    const { owned } = await inventoryStore.hold(tx, owning);
    if (owned < count) return false;
    await inventoryStore.add(tx, owning, { owned: -count });
    return true;
  },
};
