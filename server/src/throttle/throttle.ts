import type { SharedStore } from '../redis/shared-store.ts';
import { AppError } from '../errors/app-error.ts';

/** Limits how often an action may happen. */
export interface Throttle {
  /**
   * Claims the turn for `key`.
   * @throws AppError `tooManyRequests`, with the seconds left, while the key is still resting.
   */
  claim(key: string): Promise<void>;
}

/**
 * @param restMs How long a key rests after each claim, in milliseconds. Shared by all processes if there is a store.
 */
export function createThrottle(store: SharedStore | null, restMs: number): Throttle {
  const local = createLocalThrottle(restMs);
  return store === null ? local : createSharedThrottle(store, local, restMs);
}

/** In memory: a restart forgets it, which lets one claim through early. */
function createLocalThrottle(restMs: number): Throttle {
  /** When each key's rest ends; in order, since all rest equally long. */
  const ends = new Map<string, number>();

  return {
    claim: async (key) => {
      const now = Date.now();
      for (const [known, end] of ends) {
        if (end > now) break;
        ends.delete(known);
      }
      const end = ends.get(key);
      if (end !== undefined) throw resting(end - now);
      ends.set(key, now + restMs);
    },
  };
}

function createSharedThrottle(store: SharedStore, local: Throttle, restMs: number): Throttle {
  /** Remaining rest in milliseconds, 0 if the claim succeeded; null if the store is away. */
  const claimShared = (name: string) =>
    store.run<number | null>(
      async (redis) => {
        const isClaimed = (await redis.set(name, '1', 'PX', restMs, 'NX')) === 'OK';
        return isClaimed ? 0 : Math.max(1, await redis.pttl(name));
      },
      () => null,
    );

  return {
    async claim(key) {
      const left = await claimShared(`perigee:throttle:${key}`);
      if (left === null) return local.claim(key);
      if (left > 0) throw resting(left);
    },
  };
}

function resting(leftMs: number): AppError {
  const retryAfterSeconds = Math.ceil(leftMs / 1000);
  return new AppError('tooManyRequests', 'This was done a moment ago, wait a moment', { retryAfterSeconds });
}
