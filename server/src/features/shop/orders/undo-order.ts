import type { DbTransaction } from '../../../database/database.ts';
import type { ShopParts } from '../shop-parts.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { orderStore } from '../stores/order-store.ts';
import { stockStore } from '../stores/stock-store.ts';
import type { Order } from './order.ts';

/**
 * Has everything of an order back where it was: the money by a counter-operation that is linked to the payment, the piece
 * in the shop or the inventory. An order is undone once; whoever calls this holds it.
 */
export async function undoOrder(
  { ledger }: Pick<ShopParts, 'ledger'>,
  tx: DbTransaction,
  order: Order,
  { state, problem = null }: Pick<Order, 'state'> & { problem?: Order['problem'] },
): Promise<void> {
  const { guildId, id, kind, userId, itemKey, itemName, count, isKept, operationId } = order;
  await orderStore.change(tx, order, { state, ...(problem !== null && { problem }) });
  const owning = { guildId, userId, itemKey, itemName };
  await inventoryStore.hold(tx, owning);
  if (kind === 'use') {
    await inventoryStore.add(tx, owning, { owned: count });
  } else {
    await inventoryStore.add(tx, owning, { bought: -count, ...(isKept && { owned: -count }) });
    await putBack(tx, owning, count);
  }
  // Where a manager took the payment back already, there is nothing left to give.
  if (operationId !== null) {
    await ledger.reverse(
      { guildId, operationId, kind: 'refund', key: `refund:${id}`, subject: itemName, byId: userId },
      tx,
    );
  }
}

/** The pieces are in the shop again. Those that came back by the clock meanwhile are none too many: the stock is full then. */
async function putBack(tx: DbTransaction, key: { guildId: string; itemKey: string }, count: number): Promise<void> {
  const { pieces, since } = await stockStore.hold(tx, key);
  if (pieces === 0) return;
  await stockStore.save(tx, key, { pieces: Math.max(0, pieces - count), since: pieces > count ? since : null });
}
