import { randomUUID } from 'node:crypto';
import { isKept, type Obstacle, purchaseObstacle } from '@perigee/core/economy/items/may-buy';
import { NONE_SOLD, stockNow, remainingSold } from '@perigee/core/economy/items/stock';
import type { DbTransaction } from '../../../../database/database.ts';
import { drawBetween } from '../../balances/draw-between.ts';
import type { ShopItem } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { Shopper } from '../shopper.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { orderStore } from '../stores/order-store.ts';
import { stockStore } from '../stores/stock-store.ts';
import { enqueueRoles } from './enqueue-roles.ts';
import type { NewOrder, Order } from '../order.ts';
import { catchTooMuch } from './catch-too-much.ts';
import { holdingsAfter } from '../../balances/ledger/post.ts';

interface PurchaseInput {
  shopper: Shopper;
  shopItem: ShopItem;
  count: number;
  /** Idempotency key. */
  key: string;
}

export type PurchaseOutcome =
  | { outcome: 'bought'; order: Order; balance: number }
  | { outcome: 'refused'; obstacle: Obstacle }
  /** The key was used before. */
  | { outcome: 'repeated' }
  /** The order exceeds the largest possible balance or experience. */
  | { outcome: 'tooMuch' };

/**
 * Buys pieces of an item in one transaction: money, stock, inventory and role changes. If two members want the last
 * piece, one gets it: limits and stock are checked again under locks.
 */
export function buy(deps: ShopDeps, buying: PurchaseInput): Promise<PurchaseOutcome> {
  return catchTooMuch(deps.events.transaction((tx) => buyWithin(deps, tx, buying)));
}

async function buyWithin(deps: ShopDeps, tx: DbTransaction, buying: PurchaseInput): Promise<PurchaseOutcome> {
  const { shopper, shopItem, count } = buying;
  const { item, key: itemKey, shelf, buyer } = shopItem;
  const { guildId, userId } = shopper;
  const order = newOrder(buying);
  if (!(await orderStore.add(tx, order))) return { outcome: 'repeated' };
  const refuseFor = async (obstacle: Obstacle): Promise<PurchaseOutcome> => {
    await orderStore.remove(tx, order);
    return { outcome: 'refused', obstacle };
  };

  const now = new Date();
  const owning = { guildId, userId, itemKey, itemName: item.name };
  const { bought } = await inventoryStore.lock(tx, owning);
  const isLimited = (item.stock ?? null) !== null;
  const sold = isLimited ? remainingSold(item, await stockStore.lock(tx, owning), now) : NONE_SOLD;
  const { left } = stockNow(item, sold, now);
  const obstacle = purchaseObstacle(item, { ...shelf, left }, { ...buyer, bought }, count);
  if (obstacle !== null) return refuseFor(obstacle);

  const { price, xp } = order;
  const posting = await deps.ledger.post(
    {
      guildId,
      kind: 'buy',
      key: `buy:${buying.key}`,
      subject: item.name,
      byId: userId,
      members: [{ userId, balance: -price, xp, floor: Math.max(0, buyer.floor) }],
      accounts: price === 0 ? [] : [{ account: 'sink:buy', amount: price }],
    },
    tx,
  );
  if (posting.outcome === 'notEnough') {
    return refuseFor({ why: 'money', missing: price + Math.max(0, buyer.floor) - posting.balance });
  }
  if (posting.outcome === 'repeated') return { outcome: 'repeated' };

  const { operationId } = posting;
  await orderStore.change(tx, order, { operationId });
  await inventoryStore.add(tx, owning, { bought: count, ...(order.isKept && { owned: count }) });
  if (isLimited) {
    await stockStore.save(tx, owning, { pieces: sold.pieces + count, since: sold.since ?? now });
  }
  await enqueueRoles(deps, tx, order, item);
  const { balance } = holdingsAfter(posting, userId);
  return { outcome: 'bought', order: { ...order, operationId, problem: null, orderedAt: now }, balance };
}

function newOrder({ shopper, shopItem: { item, key: itemKey }, count, key }: PurchaseInput): NewOrder {
  const { guildId, channelId, userId } = shopper;
  const stored = isKept(item);
  const roleIds = stored ? [] : [...item.addRole, ...item.removeRole];
  return {
    guildId,
    id: randomUUID(),
    key: `buy:${key}`,
    kind: 'buy',
    state: roleIds.length === 0 ? 'done' : 'pending',
    userId,
    channelId,
    itemKey,
    itemName: item.name,
    count,
    // Capped; nobody can pay that much, so the purchase is refused anyway.
    price: Math.min(item.price * count, Number.MAX_SAFE_INTEGER),
    xp: stored ? 0 : drawXp(item.xp, count),
    roleIds: stored ? [] : item.addRole,
    isKept: stored,
  };
}

/** Draws the experience of each piece separately. */
export function drawXp({ min, max }: { min: number; max: number }, count: number): number {
  let xp = 0;
  for (let piece = 0; piece < count; piece += 1) xp += drawBetween(min, max);
  return Math.min(xp, Number.MAX_SAFE_INTEGER);
}
