import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { drawOrder } from '../drawing/draw-order.ts';
import { awaitOrder, isOpen } from '../orders/await-order.ts';
import { cancelOrderReport } from '../orders/enqueue-roles.ts';
import type { Order } from '../order.ts';
import type { ShopDeps } from '../shop-deps.ts';

/** Shows the outcome of an order. If it is not known in time, a report follows later. */
export async function answerOrder(
  deps: Pick<ShopDeps, 'db' | 'waiters'>,
  context: InvocationContext,
  { order, balance }: { order: Order; balance: number | null },
  show: (body: ReplyBody) => Promise<unknown>,
): Promise<void> {
  const settled = await awaitOrder(deps, order);
  await show(drawOrder(settled, context, balance));
  if (order.state === 'pending' && !isOpen(settled)) await cancelOrderReport(deps.db, order, 'given');
}
