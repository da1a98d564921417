import { AppError } from '../../errors/app-error.ts';
import { createRateCounter } from '../../http/limits/rate-counter.ts';
import type { SharedStore } from '../../redis/shared-store.ts';

/** Calls one person may make in a minute: each look asks the platform, and nobody submits more than a few times. */
const PER_MINUTE = { look: 30, submit: 10 } as const;

/** Holds a person to so many calls a minute, whatever address they come from. */
export type HoldToRate = (userId: string, kind: keyof typeof PER_MINUTE) => Promise<void>;

/** How often one person may ask and submit. */
export function createCallRates(redis: SharedStore | null): HoldToRate {
  const counter = createRateCounter(redis);

  return async (userId, kind) => {
    const { count, endsAt } = await counter.hit(`appeal-${kind}:${userId}`);
    if (count <= PER_MINUTE[kind]) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
  };
}
