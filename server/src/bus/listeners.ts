import type { Bus, BusListener, BusTopic } from './bus.ts';

/** The part all kinds of bus share: the listeners in this process. */
export interface Listeners extends Pick<Bus, 'subscribe' | 'onGap'> {
  deliver(topic: BusTopic, key: string): void;
  deliverGap(): void;
}

export function createListeners(): Listeners {
  const byTopic: Record<BusTopic, Set<BusListener>> = {
    settings: new Set(),
    guild: new Set(),
    session: new Set(),
    spared: new Set(),
    rights: new Set(),
    threads: new Set(),
    shards: new Set(),
    drain: new Set(),
  };
  const onGap = new Set<() => void>();

  return {
    deliver: (topic, key) => byTopic[topic].forEach((listener) => listener(key)),
    deliverGap: () => onGap.forEach((listener) => listener()),
    subscribe: (topic, listener) => subscription(byTopic[topic], listener),
    onGap: (listener) => subscription(onGap, listener),
  };
}

function subscription<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
