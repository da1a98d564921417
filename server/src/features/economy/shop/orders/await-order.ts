import type { ShopDeps } from '../shop-deps.ts';
import { orderStore } from '../stores/order-store.ts';
import type { Order } from '../order.ts';

/** How long a reply waits for roles to be changed, in milliseconds; after that, a report follows later. */
const SETTLED_WITHIN_MS = 8_000;

/** How often to check for orders settled by other processes, in milliseconds. */
const LOOK_MS = 500;

/** The order once it is settled, or as it is after the time limit. */
export async function awaitOrder({ db, waiters }: Pick<ShopDeps, 'db' | 'waiters'>, order: Order): Promise<Order> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  let current = order;
  while (isOpen(current) && Date.now() < until) {
    // Subscribed before the query, so that nothing is missed in between.
    const notified = waiters.wait(order.id, LOOK_MS);
    current = (await orderStore.find(db, order.guildId, order.id)) ?? current;
    if (isOpen(current)) await notified;
  }
  return isOpen(current) ? ((await orderStore.find(db, order.guildId, order.id)) ?? current) : current;
}

/** Whether an order is not settled yet. */
export function isOpen({ state }: Order): boolean {
  return state === 'pending' || state === 'returning';
}
