import { type Buyer, type Obstacle, type Shelf, purchaseObstacle } from '@perigee/core/economy/items/may-buy';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Item } from '@perigee/core/economy/items/schema';
import { NONE_SOLD, stockNow, type SoldPieces } from '@perigee/core/economy/items/stock';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { nameKey } from '@perigee/core/base/names/name-key';
import type { ShopDeps } from './shop-deps.ts';
import type { Shopper } from './shopper.ts';
import { inventoryStore } from './stores/inventory-store.ts';
import { stockStore } from './stores/stock-store.ts';

/** A shop item as it applies to one member. */
export interface ShopItem {
  item: Item;
  key: string;
  shelf: Shelf;
  /** When the stock is refilled; null if it is not. */
  nextAt: Date | null;
  buyer: Buyer;
  /** What prevents buying one piece; null if nothing does. */
  obstacle: Obstacle | null;
}

/** All items of a shop as they apply to one member. */
export interface Shelves {
  items: ShopItem[];
  balance: number;
}

/** A buyer with their past purchases of all items. */
interface Visitor extends Omit<Buyer, 'bought'> {
  /** Pieces bought, by item key. */
  bought: ReadonlyMap<string, number>;
}

/** Reads the shop for a member. */
export async function openShelves(
  { db, ledger, wallets }: Pick<ShopDeps, 'db' | 'ledger' | 'wallets'>,
  { guildId, userId, roleIds, settings }: Shopper,
): Promise<Shelves> {
  const [holdings, floor, owned, sold] = await Promise.all([
    ledger.holdings(guildId, userId),
    wallets.floor(guildId, userId),
    inventoryStore.list(db, guildId, userId),
    stockStore.list(db, guildId),
  ]);
  const { balance, xp } = holdings ?? { balance: 0, xp: 0 };
  const bought = new Map(owned.map((each) => [each.itemKey, each.bought]));
  return { items: shelvesFor(settings, sold, { roleIds, balance, xp, floor, bought }), balance };
}

/** The shop's items for that visitor, in the order of the settings. */
export function shelvesFor(
  { items, boost }: Pick<GuildSettings, 'items' | 'boost'>,
  sold: ReadonlyMap<string, SoldPieces>,
  { bought, ...visitor }: Visitor,
): ShopItem[] {
  const now = new Date();
  return items.map((item, index) => {
    const key = nameKey(item.name);
    const { left, nextAt } = stockNow(item, sold.get(key) ?? NONE_SOLD, now);
    const shelf = { left, isActive: isActiveAt(index, boost) };
    const buyer = { ...visitor, bought: bought.get(key) ?? 0 };
    return { item, key, shelf, nextAt, buyer, obstacle: purchaseObstacle(item, shelf, buyer) };
  });
}

/** Items above the limit, left from before a boost ended, are inactive. */
export function isActiveAt(index: number, boost: boolean): boolean {
  return index < limitOf('items', boost);
}
