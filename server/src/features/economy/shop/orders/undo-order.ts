import type { DbTransaction } from '../../../../database/database.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { orderStore } from '../stores/order-store.ts';
import { stockStore } from '../stores/stock-store.ts';
import type { Order } from '../order.ts';

/**
 * Undoes everything about an order: refunds the payment with a linked reversal, as far as a balance can hold it, and
 * returns the pieces to the shop or inventory. Must run only once per order; the caller holds its lock.
 */
export async function undoOrder(
  { ledger }: Pick<ShopDeps, 'ledger'>,
  tx: DbTransaction,
  order: Order,
  { state, problem = null }: Pick<Order, 'state'> & { problem?: Order['problem'] },
): Promise<void> {
  const { guildId, id, kind, userId, itemKey, itemName, count, isKept, operationId } = order;
  await orderStore.change(tx, order, { state, ...(problem !== null && { problem }) });
  const owning = { guildId, userId, itemKey, itemName };
  await inventoryStore.lock(tx, owning);
  if (kind === 'use') {
    await inventoryStore.add(tx, owning, { owned: count });
  } else {
    await inventoryStore.add(tx, owning, { bought: -count, ...(isKept && { owned: -count }) });
    await putBack(tx, owning, count);
  }
  // If a manager has already reversed the payment, nothing is refunded.
  if (operationId !== null) {
    await ledger.reverse(
      { guildId, operationId, kind: 'refund', key: `refund:${id}`, subject: itemName, byId: userId, isFitted: true },
      tx,
    );
  }
}

/** Returns pieces to the stock. It never exceeds the full stock, even if it was refilled meanwhile. */
async function putBack(tx: DbTransaction, key: { guildId: string; itemKey: string }, count: number): Promise<void> {
  const { pieces, since } = await stockStore.lock(tx, key);
  if (pieces === 0) return;
  await stockStore.save(tx, key, { pieces: Math.max(0, pieces - count), since: pieces > count ? since : null });
}
