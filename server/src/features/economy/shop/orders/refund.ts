import { REFUND_WITHIN_MS } from '@perigee/core/economy/shop/section';
import type { DbTransaction } from '../../../../database/database.ts';
import { SHOP, type ShopDeps } from '../shop-deps.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { orderStore } from '../stores/order-store.ts';
import { enqueueOrderReport } from './enqueue-roles.ts';
import type { Order } from '../order.ts';
import { undoOrder } from './undo-order.ts';

/** `used` also covers sold pieces and roles whose time is over. */
export type RefundOutcome =
  | { outcome: 'returned' | 'returning'; order: Order }
  | { outcome: 'tooLate' | 'used' | 'unknown' | 'repeated' };

/** Whether a purchase may still be returned, judging by the order alone. */
export function mayReturn({ kind, state, orderedAt }: Order): boolean {
  return kind === 'buy' && state === 'done' && Date.now() - orderedAt.getTime() < REFUND_WITHIN_MS;
}

/** Returns a member's purchase: at once, or after its roles have been taken back. */
export function refund(
  deps: ShopDeps,
  { guildId, userId, id }: Pick<Order, 'guildId' | 'userId' | 'id'>,
): Promise<RefundOutcome> {
  return deps.events.transaction(async (tx) => {
    const order = await orderStore.lock(tx, guildId, id);
    if (order === null || order.userId !== userId || order.kind !== 'buy') return { outcome: 'unknown' };
    if (order.state !== 'done') return { outcome: 'repeated' };
    if (!mayReturn(order)) return { outcome: 'tooLate' };
    return order.isKept ? returnPieces(deps, tx, order) : revokeRoles(deps, tx, order);
  });
}

async function returnPieces(deps: ShopDeps, tx: DbTransaction, order: Order): Promise<RefundOutcome> {
  const { owned } = await inventoryStore.lock(tx, order);
  if (owned < order.count) return { outcome: 'used' };
  await undoOrder(deps, tx, order, { state: 'returned' });
  return { outcome: 'returned', order: { ...order, state: 'returned' } };
}

async function revokeRoles(deps: ShopDeps, tx: DbTransaction, order: Order): Promise<RefundOutcome> {
  const { guildId, id, roleIds } = order;
  const isTakenBack = await deps.roleGrants.takeBack(tx, { guildId, owner: SHOP, key: id });
  if (isTakenBack) {
    await orderStore.change(tx, order, { state: 'returning' });
    await enqueueOrderReport(tx, order, 'returned');
    return { outcome: 'returning', order: { ...order, state: 'returning' } };
  }
  if (roleIds.length > 0) return { outcome: 'used' };
  await undoOrder(deps, tx, order, { state: 'returned' });
  return { outcome: 'returned', order: { ...order, state: 'returned' } };
}
