import type { EventKind } from '@perigee/core/base/events/event';
import { defineSubscriber, type Subscriber } from './define-subscriber.ts';

/** Wakes waiters in this process when something is settled; other processes have to poll. */
export interface SettlementWaiters {
  /** Resolves once this process settles it, or after that many milliseconds. */
  wait(id: string, ms: number): Promise<void>;
  subscriber: Subscriber;
}

/**
 * Creates the waiters for one kind of event.
 * @param settled Published when the outcome for that id is known.
 */
export function createSettlementWaiters(settled: EventKind<{ id: string }>): SettlementWaiters {
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
