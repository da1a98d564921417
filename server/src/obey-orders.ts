import type { Obey } from './control/start-control.ts';
import { forgetEverywhere, type Holders } from './forget-everywhere.ts';

/** What the process that has the embedded database does for other programs of this machine. */
export function obeyOrders({ services, features }: Holders): Obey {
  const { database } = services;
  return async (order) => {
    if (order.order === 'forget') return { result: await forgetEverywhere({ services, features }, order.whom) };
    const release = await database.holdStill?.();
    return { result: null, ...(release !== undefined && { release }) };
  };
}
