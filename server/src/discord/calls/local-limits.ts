import { type CallLimits, MAY_CALL, SECOND_MS } from './call-limits.ts';

interface Bucket {
  remaining: number;
  resetAt: number;
}

/** From this many buckets on, expired ones are removed. */
const BUCKETS_MAX = 5_000;

/** The limits as counted by one process. @param callsPerSecond This process's current share of the global limit. */
export function createLocalLimits(callsPerSecond: () => number): CallLimits {
  const calls: number[] = [];
  const buckets = new Map<string, Bucket>();
  let pausedUntil = 0;

  return {
    claim(bucket) {
      const now = performance.now();
      if (now < pausedUntil) return { waitMs: pausedUntil - now, isForAll: true };
      const existing = bucket === null ? undefined : buckets.get(bucket);
      const isOpen = existing === undefined || existing.remaining > 0 || now >= existing.resetAt;
      if (!isOpen) return { waitMs: existing.resetAt - now, isForAll: false };
      while (calls[0] !== undefined && calls[0] <= now - SECOND_MS) calls.shift();
      const first = calls.at(-callsPerSecond());
      if (first !== undefined) return { waitMs: first + SECOND_MS - now, isForAll: true };
      calls.push(now);
      if (existing !== undefined) existing.remaining -= 1;
      return MAY_CALL;
    },

    note(bucket, remaining, resetMs) {
      const now = performance.now();
      const existing = buckets.get(bucket);
      // Within one period keep the lower value: calls under way are not yet counted in the platform's reply.
      const isSame = existing !== undefined && now < existing.resetAt;
      buckets.set(bucket, {
        remaining: isSame ? Math.min(existing.remaining, remaining) : remaining,
        resetAt: now + resetMs,
      });
      if (buckets.size <= BUCKETS_MAX) return;
      for (const [name, { resetAt }] of buckets) if (resetAt <= now) buckets.delete(name);
    },

    pause(ms) {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms);
    },
  };
}
