import { defineEvent } from '@perigee/core/events/event';
import * as z from 'zod/mini';
import { defineSubscriber, type Subscriber } from '../../../events/define-subscriber.ts';

/** It is known what became of a use. */
export const useSettled = defineEvent('coupons.settled', z.object({ guildId: z.string(), id: z.string() }));

/** Wakes whoever of this process waits for a use; other processes look now and then. */
export interface UseNews {
  /** Until it is settled by this process, or so many milliseconds are over. */
  wait(id: string, ms: number): Promise<void>;
  subscriber: Subscriber;
}

export function createUseNews(): UseNews {
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
    subscriber: defineSubscriber(useSettled, {
      async afterCommit({ id }) {
        waiting.get(id)?.();
      },
    }),
  };
}
