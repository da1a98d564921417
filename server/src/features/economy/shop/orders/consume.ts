import { randomUUID } from 'node:crypto';
import type { Item } from '@perigee/core/economy/items/schema';
import type { DbTransaction } from '../../../../database/database.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { Shopper } from '../shopper.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { orderStore } from '../stores/order-store.ts';
import { drawXp } from './buy.ts';
import { enqueueRoles } from './enqueue-roles.ts';
import type { NewOrder, Order } from '../order.ts';
import { catchTooMuch } from './catch-too-much.ts';

interface UseInput {
  shopper: Shopper;
  item: Item;
  itemKey: string;
  count: number;
  /** Idempotency key. */
  key: string;
}

export type UseOutcome =
  | { outcome: 'used'; order: Order }
  | { outcome: 'tooFew'; owned: number }
  | { outcome: 'repeated' }
  | { outcome: 'tooMuch' };

/** Uses pieces from a member's inventory and applies the item's effects. */
export function consume(deps: ShopDeps, using: UseInput): Promise<UseOutcome> {
  return catchTooMuch(deps.events.transaction((tx) => consumeWithin(deps, tx, using)));
}

async function consumeWithin(deps: ShopDeps, tx: DbTransaction, using: UseInput): Promise<UseOutcome> {
  const { shopper, item, itemKey, count } = using;
  const { guildId, userId } = shopper;
  const order = newUse(using);
  if (!(await orderStore.add(tx, order))) return { outcome: 'repeated' };
  const owning = { guildId, userId, itemKey, itemName: item.name };
  const { owned } = await inventoryStore.lock(tx, owning);
  if (owned < count) {
    await orderStore.remove(tx, order);
    return { outcome: 'tooFew', owned };
  }
  await inventoryStore.add(tx, owning, { owned: -count });
  const operationId = order.xp === 0 ? null : await giveXp(deps, tx, order);
  if (operationId !== null) await orderStore.change(tx, order, { operationId });
  await enqueueRoles(deps, tx, order, item);
  return { outcome: 'used', order: { ...order, operationId, problem: null, orderedAt: new Date() } };
}

async function giveXp(
  { ledger }: ShopDeps,
  tx: DbTransaction,
  { guildId, userId, itemName: subject, xp, key }: NewOrder,
): Promise<string | null> {
  const members = [{ userId, xp }];
  const posting = await ledger.post({ guildId, kind: 'use', key, subject, byId: userId, members, accounts: [] }, tx);
  return posting.outcome === 'posted' ? posting.operationId : null;
}

function newUse({ shopper, item, itemKey, count, key }: UseInput): NewOrder {
  const { guildId, channelId, userId } = shopper;
  const roleIds = [...item.addRole, ...item.removeRole];
  return {
    guildId,
    id: randomUUID(),
    key: `use:${key}`,
    kind: 'use',
    state: roleIds.length === 0 ? 'done' : 'pending',
    userId,
    channelId,
    itemKey,
    itemName: item.name,
    count,
    price: 0,
    xp: drawXp(item.xp, count),
    roleIds: item.addRole,
    isKept: true,
  };
}
