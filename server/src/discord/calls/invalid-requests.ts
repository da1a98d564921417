import type { Logger } from 'pino';
import type { SharedStore } from '../../redis/shared-store.ts';

/**
 * Per ten minutes; an address that exceeds it is blocked for a while, whatever it requests (topic "Invalid Request
 * Limit").
 */
export const INVALID_REQUESTS_MAX = 10_000;

/** From this count on, background calls stop until it falls. */
const PAUSE_AT = 0.8 * INVALID_REQUESTS_MAX;

const MINUTE_MS = 60_000;
const MINUTES = 10;

/** How often the count of all processes is refreshed on demand, in milliseconds. */
const READ_EVERY_MS = 5_000;

/** Counts the invalid requests that the platform counts against our address. */
export interface InvalidRequests {
  /** Records a reply of the platform. */
  note(answer: { status: number; isShared: boolean }): void;
  /** The count of the last ten minutes: of all processes if they share a Redis, else of this one. */
  count(): number;
  /** Whether the count is so high that only calls somebody is waiting for may be made. */
  isNearEdge(): boolean;
}

const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

/** @param prefix Prefix of the Redis keys. */
export function countInvalidRequests(store: SharedStore | null, prefix: string, log: Logger): InvalidRequests {
  const own = new Map<number, number>();
  let ofAll = { count: 0, readAt: 0 };
  let isNear = false;

  const ownCount = () => sum(lastMinutes().map((minute) => own.get(minute) ?? 0));
  const share = async (isNew: boolean) => {
    const names = lastMinutes().map((minute) => `${prefix}:invalid:${minute}`);
    const [current = ''] = names;
    await store?.run(
      async (redis) => {
        if (isNew)
          await redis
            .multi()
            .incr(current)
            .pexpire(current, MINUTES * MINUTE_MS)
            .exec();
        ofAll = { count: sum((await redis.mget(names)).map(Number)), readAt: Date.now() };
      },
      () => {},
    );
  };
  const count = () => {
    if (Date.now() - ofAll.readAt > READ_EVERY_MS) {
      ofAll.readAt = Date.now();
      void share(false);
    }
    return Math.max(ofAll.count, ownCount());
  };

  return {
    note({ status, isShared }) {
      if (!INVALID.has(status) || isShared) return;
      const minute = thisMinute();
      own.set(minute, (own.get(minute) ?? 0) + 1);
      for (const each of own.keys()) if (each <= minute - MINUTES) own.delete(each);
      void share(true);
    },
    count,
    isNearEdge() {
      const wasNear = isNear;
      isNear = count() >= PAUSE_AT;
      if (isNear && !wasNear) {
        log.error({ invalidRequests: count() }, 'invalid request limit almost reached, pausing background work');
      }
      return isNear;
    },
  };
}

/** The current minute first. */
function lastMinutes(): number[] {
  const current = thisMinute();
  return Array.from({ length: MINUTES }, (_, index) => current - index);
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
