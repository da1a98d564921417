import { AppError } from '../../../errors/app-error.ts';
import { createRateCounter } from '../../../http/limits/rate-counter.ts';
import type { SharedStore } from '../../../redis/shared-store.ts';

/** Calls per person and minute. Every look queries the platform, and nobody submits more than a few times. */
const PER_MINUTE = { look: 30, submit: 10 } as const;

/** Enforces the per-minute limit of a person, whatever addresses they call from. */
export type EnforceRate = (userId: string, kind: keyof typeof PER_MINUTE) => Promise<void>;

/** Limits how often one person may look and submit. */
export function createCallRates(redis: SharedStore | null): EnforceRate {
  const counter = createRateCounter(redis);

  return async (userId, kind) => {
    const { count, endsAt } = await counter.hit(`appeal-${kind}:${userId}`);
    if (count <= PER_MINUTE[kind]) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
  };
}
