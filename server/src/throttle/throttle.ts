import type { SharedStore } from '../redis/shared-store.ts';
import { AppError } from '../errors/app-error.ts';

/** Lets the same thing happen only once in a while. */
export interface Throttle {
  /**
   * Claims the turn that `key` names.
   * @throws AppError `tooManyRequests`, with the seconds left, while it rests since the last one.
   */
  claim(key: string): Promise<void>;
}

/** @param restMs How long a key rests after each claim, in milliseconds. Shared between processes where they have a store for it. */
export function createThrottle(store: SharedStore | null, restMs: number): Throttle {
  const local = createLocalThrottle(restMs);
  return store === null ? local : createSharedThrottle(store, local, restMs);
}

/** Known to this process only; a restart forgets it, which lets one claim through early. */
function createLocalThrottle(restMs: number): Throttle {
  /** When each key's rest ends; the first to end come first, since all rest equally long. */
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
  /** In milliseconds, 0 for a turn that was free; null where nobody knows. */
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
  return new AppError('tooManyRequests', 'This was just done, wait a moment', { retryAfterSeconds });
}
