import { LRUCache } from 'lru-cache';
import { atMost } from '../../../../cache/at-most.ts';
import { defineSubscriber, type Subscriber } from '../../../../events/define-subscriber.ts';
import { casesSettled } from './case-events.ts';

/**
 * Wakes callers in this process that wait for cases of a guild. Cases settled by other processes are found by polling.
 */
export interface CaseWaiters {
  wait(guildId: string, ms: number): Promise<void>;
  wake(guildId: string, numbers: readonly number[]): void;
  /** Whether this process settled all of them recently. */
  isKnown(guildId: string, numbers: readonly number[]): boolean;
  subscriber: Subscriber;
}

/** Settled cases a process remembers; callers ask only for recent ones. */
const SETTLED_MAX = 10_000;

export function createCaseWaiters(): CaseWaiters {
  const waiting = new Map<string, Set<() => void>>();
  const settled = new LRUCache<string, true>({ ...atMost(SETTLED_MAX) });
  const wake = (guildId: string, numbers: readonly number[]) => {
    for (const number of numbers) settled.set(`${guildId} ${number}`, true);
    for (const end of waiting.get(guildId) ?? []) end();
  };

  return {
    wake,
    isKnown: (guildId, numbers) => numbers.every((number) => settled.has(`${guildId} ${number}`)),
    wait: (guildId, ms) =>
      new Promise((resolve) => {
        const wakers = waiting.get(guildId) ?? new Set();
        waiting.set(guildId, wakers);
        const end = () => {
          clearTimeout(timer);
          wakers.delete(end);
          if (wakers.size === 0) waiting.delete(guildId);
          resolve();
        };
        const timer = setTimeout(end, ms);
        wakers.add(end);
      }),
    subscriber: defineSubscriber(casesSettled, {
      async afterCommit({ guildId, numbers }) {
        wake(guildId, numbers);
      },
    }),
  };
}
