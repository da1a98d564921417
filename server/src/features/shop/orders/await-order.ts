import type { ShopParts } from '../shop-parts.ts';
import { orderStore } from '../stores/order-store.ts';
import type { Order } from './order.ts';

/** How long a member is made to wait for their roles, in milliseconds; after that they are told later. */
const SETTLED_WITHIN_MS = 8_000;

/** How often is looked whether another process settled it, in milliseconds. */
const LOOK_MS = 500;

/** The order once it is known what became of it, or as it is when the time is over. */
export async function awaitOrder({ db, news }: Pick<ShopParts, 'db' | 'news'>, order: Order): Promise<Order> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  let current = order;
  while (isOpen(current) && Date.now() < until) {
    // Heard from before it is looked, so that nothing is missed in between.
    const notified = news.wait(order.id, LOOK_MS);
    current = (await orderStore.find(db, order.guildId, order.id)) ?? current;
    if (isOpen(current)) await notified;
  }
  return isOpen(current) ? ((await orderStore.find(db, order.guildId, order.id)) ?? current) : current;
}

/** Whether an order is still to be delivered. */
export function isOpen({ state }: Order): boolean {
  return state === 'pending' || state === 'returning';
}
