import { type Buyer, type Obstacle, type Shelf, whyNotBuy } from '@perigee/core/items/may-buy';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { Item } from '@perigee/core/items/schema';
import { NOTHING_TAKEN, stockNow, type SoldPieces } from '@perigee/core/items/stock';
import { limitOf } from '@perigee/core/limits/tier-limits';
import { nameKey } from '@perigee/core/names/name-key';
import type { ShopParts } from './shop-parts.ts';
import type { Shopper } from './shopper.ts';
import { inventoryStore } from './stores/inventory-store.ts';
import { stockStore } from './stores/stock-store.ts';

/** An item as it stands in the shop for one member. */
export interface ShopItem {
  item: Item;
  key: string;
  shelf: Shelf;
  /** When pieces come back; null where none do. */
  nextAt: Date | null;
  buyer: Buyer;
  /** What keeps them from buying one; null where they may. */
  obstacle: Obstacle | null;
}

/** Everything in a shop, for one member. */
export interface Shelves {
  items: ShopItem[];
  balance: number;
}

/** What a shop shows to somebody who never bought anything, and is anybody. */
interface Visitor extends Omit<Buyer, 'bought'> {
  /** By item key. */
  bought: ReadonlyMap<string, number>;
}

/** The shop as a member finds it. */
export async function openShelves(
  { db, ledger, wallets }: Pick<ShopParts, 'db' | 'ledger' | 'wallets'>,
  { guildId, userId, roleIds, settings }: Shopper,
): Promise<Shelves> {
  const [holdings, floor, owned, taken] = await Promise.all([
    ledger.holdings(guildId, userId),
    wallets.floor(guildId, userId),
    inventoryStore.list(db, guildId, userId),
    stockStore.list(db, guildId),
  ]);
  const { balance, xp } = holdings ?? { balance: 0, xp: 0 };
  const bought = new Map(owned.map((each) => [each.itemKey, each.bought]));
  return { items: shelvesFor(settings, taken, { roleIds, balance, xp, floor, bought }), balance };
}

/** The items of a shop for that visitor, in the order of the settings. */
export function shelvesFor(
  { items, boost }: Pick<GuildSettings, 'items' | 'boost'>,
  taken: ReadonlyMap<string, SoldPieces>,
  { bought, ...visitor }: Visitor,
): ShopItem[] {
  const now = new Date();
  return items.map((item, index) => {
    const key = nameKey(item.name);
    const { left, nextAt } = stockNow(item, taken.get(key) ?? NOTHING_TAKEN, now);
    const shelf = { left, isActive: isActiveAt(index, boost) };
    const buyer = { ...visitor, bought: bought.get(key) ?? 0 };
    return { item, key, shelf, nextAt, buyer, obstacle: whyNotBuy(item, shelf, buyer) };
  });
}

/** What is above the limit since a boost ended does not act. */
export function isActiveAt(index: number, boost: boolean): boolean {
  return index < limitOf('items', boost);
}
