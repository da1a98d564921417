import type { Obey } from './control/start-control.ts';
import { forgetEverywhere } from './forget-everywhere.ts';
import type { Product } from './compose.ts';

/** What the process that has the embedded database does for other programs of this machine. */
export function obeyOrders({ services, features }: Pick<Product, 'services' | 'features'>): Obey {
  const { database } = services;
  return async (order) => {
    switch (order.order) {
      case 'hold': {
        const release = await database.holdStill?.();
        return { result: null, ...(release !== undefined && { release }) };
      }
      case 'forget':
        return { result: await forgetEverywhere({ services, features }, order.whom) };
    }
  };
}
