import type { Redis } from 'ioredis';
import { AppError } from '../errors/app-error.ts';

/** Lets the same thing happen only once in a while. */
export interface Throttle {
  /**
   * Claims the turn that `key` names.
   * @throws AppError `tooManyRequests`, with the seconds left, while it rests since the last one.
   */
  claim(key: string): Promise<void>;
}

/** @param restMs How long a key rests after each claim, in milliseconds. Shared between processes where Redis is. */
export function createThrottle(redis: Redis | null, restMs: number): Throttle {
  return redis === null ? createLocalThrottle(restMs) : createSharedThrottle(redis, restMs);
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

/** With Redis away nobody is refused: it must not take what it guards with it. */
function createSharedThrottle(redis: Redis, restMs: number): Throttle {
  const leftMs = async (key: string): Promise<number> => {
    const name = `perigee:throttle:${key}`;
    try {
      const isClaimed = (await redis.set(name, '1', 'PX', restMs, 'NX')) === 'OK';
      return isClaimed ? 0 : Math.max(1, await redis.pttl(name));
    } catch {
      return 0;
    }
  };

  return {
    claim: async (key) => {
      const left = await leftMs(key);
      if (left > 0) throw resting(left);
    },
  };
}

function resting(leftMs: number): AppError {
  const retryAfterSeconds = Math.ceil(leftMs / 1000);
  return new AppError('tooManyRequests', 'This was just done, wait a moment', { retryAfterSeconds });
}
