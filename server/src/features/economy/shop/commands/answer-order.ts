import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { Place } from '../../../../bot/acting/place.ts';
import { drawOrder } from '../drawing/draw-order.ts';
import { awaitOrder, isOpen } from '../orders/await-order.ts';
import { cancelOrderReport } from '../orders/enqueue-roles.ts';
import type { Order } from '../order.ts';
import type { ShopParts } from '../shop-parts.ts';

/** Shows the outcome of an order. If it is not known in time, a report follows later. */
export async function answerOrder(
  parts: Pick<ShopParts, 'db' | 'waiters'>,
  place: Place,
  { order, balance }: { order: Order; balance: number | null },
  show: (body: ReplyBody) => Promise<unknown>,
): Promise<void> {
  const settled = await awaitOrder(parts, order);
  await show(drawOrder(settled, place, balance));
  if (order.state === 'pending' && !isOpen(settled)) await cancelOrderReport(parts.db, order, 'given');
}
