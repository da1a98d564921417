import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a deployment with a single process. */
export function createLocalBus(): Bus {
  const { deliver, subscribe, onGap } = createListeners();

  return {
    publish: async (topic, key) => deliver(topic, key),
    subscribe,
    onGap,
    close: async () => {},
  };
}
