import type { Obey } from './control/start-control.ts';
import { makeGifts } from './features/boost/index.ts';
import type { OpenedFeatures } from './features/index.ts';
import { forgetEverywhere } from './forget-everywhere.ts';

/** The orders that the process with the embedded database carries out for other programs on this machine. */
export function obeyOrders(opened: OpenedFeatures): Obey {
  const { database, examine } = opened.services;
  return async (order) => {
    if (order.order === 'forget') return { result: await forgetEverywhere(opened, order.whom) };
    if (order.order === 'examine') return { result: await examine() };
    if (order.order === 'gift') {
      const { expiresAt, ...gift } = order.gift;
      const gifts = { ...gift, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
      return { result: await makeGifts(database.db, gifts) };
    }
    const release = await database.holdStill?.();
    return { result: null, ...(release !== undefined && { release }) };
  };
}
