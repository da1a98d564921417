import { type ControlHandler, handleControl, pauseWritesOrder } from '../control/control-order.ts';
import type { OpenedFeatures } from '../features/index.ts';
import { forgetEverywhere } from './forget-everywhere.ts';
import { forgetOrder } from '../forget/forget-order.ts';

/** The orders that the process with the embedded database carries out for other programs on this machine. */
export function controlHandlers(opened: OpenedFeatures): ControlHandler[] {
  const { database } = opened.services;
  return [
    handleControl(pauseWritesOrder, async () => {
      const release = await database.pauseWrites?.();
      return { result: null, ...(release !== undefined && { release }) };
    }),
    handleControl(forgetOrder, async ({ whom }) => ({ result: await forgetEverywhere(opened, whom) })),
    ...opened.features.flatMap(({ orders = [] }) => orders),
  ];
}
