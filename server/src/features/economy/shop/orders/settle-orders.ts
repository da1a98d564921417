import { defineSubscriber, type Subscriber } from '../../../../events/define-subscriber.ts';
import { rolesGranted, rolesReturned } from '../../role-grants/grant-events.ts';
import { SHOP, type ShopDeps } from '../shop-deps.ts';
import { orderStore } from '../stores/order-store.ts';
import { orderSettled } from './order-settled.ts';
import { undoOrder } from './undo-order.ts';

/** Settles orders when their role changes have an outcome, in the same transaction. */
export function settleOrders(deps: Pick<ShopDeps, 'events' | 'ledger'>): Subscriber[] {
  const { events } = deps;
  return [
    defineSubscriber(rolesGranted, {
      async inTransaction(tx, { guildId, owner, key: id, problem }) {
        const order = owner === SHOP ? await orderStore.lock(tx, guildId, id) : null;
        if (order?.state !== 'pending') return;
        if (problem === null) await orderStore.change(tx, order, { state: 'done' });
        else await undoOrder(deps, tx, order, { state: 'refused', problem });
        await events.publish(tx, orderSettled, { guildId, id });
      },
    }),
    defineSubscriber(rolesReturned, {
      async inTransaction(tx, { guildId, owner, key: id, problem }) {
        const order = owner === SHOP ? await orderStore.lock(tx, guildId, id) : null;
        if (order?.state !== 'returning') return;
        if (problem === null) await undoOrder(deps, tx, order, { state: 'returned' });
        else await orderStore.change(tx, order, { state: 'done', problem });
        await events.publish(tx, orderSettled, { guildId, id });
      },
    }),
  ];
}
