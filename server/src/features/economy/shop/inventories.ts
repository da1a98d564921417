import { nameKey } from '@perigee/core/base/names/name-key';
import type { DbTransaction } from '../../../database/database.ts';
import { inventoryStore } from './stores/inventory-store.ts';

/** Pieces of an item that a member gets or loses without buying, selling or using them. */
interface Pieces {
  guildId: string;
  userId: string;
  itemName: string;
  /** At least 1. */
  count: number;
}

/** Lets other features add to and take from members' inventories. */
export interface Inventories {
  /**
   * Adds pieces to a member's inventory, in the caller's transaction. They stay there until used, even if buying the
   * item would apply it at once. The item's stock does not change.
   */
  give(tx: DbTransaction, pieces: Pieces): Promise<void>;
  /** Takes pieces back. False, with nothing taken, if the member no longer has all of them. */
  takeBack(tx: DbTransaction, pieces: Pieces): Promise<boolean>;
}

export const inventories: Inventories = {
  async give(tx, { count, ...of }) {
    await inventoryStore.add(tx, { ...of, itemKey: nameKey(of.itemName) }, { owned: count });
  },

  async takeBack(tx, { count, ...of }) {
    const owning = { ...of, itemKey: nameKey(of.itemName) };
    const { owned } = await inventoryStore.lock(tx, owning);
    if (owned < count) return false;
    await inventoryStore.add(tx, owning, { owned: -count });
    return true;
  },
};
