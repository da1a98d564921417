import { REFUND_WITHIN_MS } from '@perigee/core/economy/shop/section';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Inventory } from './drawing/draw-inventory.ts';
import { mayReturn } from './orders/refund.ts';
import type { ShopDeps } from './shop-deps.ts';
import { inventoryStore } from './stores/inventory-store.ts';
import { orderStore } from './stores/order-store.ts';

interface InventoryRequest {
  guildId: string;
  /** The user who looks. */
  viewerId: string;
  settings: GuildSettings;
  member: Inventory['member'];
}

/** Reads a member's inventory as seen by the viewer. */
export async function readInventory(
  { db }: Pick<ShopDeps, 'db'>,
  { guildId, viewerId, settings, member }: InventoryRequest,
): Promise<Inventory> {
  const mayReturnAny = settings.shopRules.refunds && viewerId === member.id;
  const since = new Date(Date.now() - REFUND_WITHIN_MS);
  const [all, orders] = await Promise.all([
    inventoryStore.list(db, guildId, member.id),
    mayReturnAny ? orderStore.boughtSince(db, guildId, member.id, since) : [],
  ]);
  const ownedOf = new Map(all.map(({ itemKey, owned }) => [itemKey, owned]));
  const returnable = orders.filter(
    (order) => mayReturn(order) && (!order.isKept || (ownedOf.get(order.itemKey) ?? 0) >= order.count),
  );
  return { member, owned: all.filter(({ owned }) => owned > 0), returnable };
}
