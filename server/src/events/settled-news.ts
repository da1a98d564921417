import type { EventKind } from '@perigee/core/events/event';
import { defineSubscriber, type Subscriber } from './define-subscriber.ts';

/** Wakes waiters of this process once something is settled; other processes poll. */
export interface SettledNews {
  /** Until it is settled by this process, or so many milliseconds are over. */
  wait(id: string, ms: number): Promise<void>;
  subscriber: Subscriber;
}

/** @param settled Tells that it is known what became of the one with that id. */
export function createSettledNews(settled: EventKind<{ id: string }>): SettledNews {
  const waiting = new Map<string, () => void>();
  return {
    wait: (id, ms) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.set(id, end);
      }),
    subscriber: defineSubscriber(settled, {
      async afterCommit({ id }) {
        waiting.get(id)?.();
      },
    }),
  };
}
