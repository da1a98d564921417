import type { Logger } from 'pino';
import type { SharedStore } from '../../redis/shared-store.ts';

/** Within ten minutes; an address with more is cut off for a while, whatever it asks (topic "Invalid Request Limit"). */
export const INVALID_REQUESTS_MAX = 10_000;

/** From so many on, work nobody waits for stops until there are fewer. */
const PAUSE_AT = 0.8 * INVALID_REQUESTS_MAX;

const MINUTE_MS = 60_000;
const MINUTES = 10;

/** How often the number of all processes is asked for while there is something to count, in milliseconds. */
const READ_EVERY_MS = 5_000;

/** Counts what the platform's edge counts against the host's address. */
export interface InvalidRequests {
  /** Notes an answer of the platform. */
  note(answer: { status: number; isShared: boolean }): void;
  /** Within the last ten minutes, by all processes that share a Redis, else by this one. */
  count(): number;
  /** Whether so many came that only what somebody waits for may be asked. */
  isNearEdge(): boolean;
}

const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

/** @param prefix What the names in Redis begin with. */
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
      for (const known of own.keys()) if (known <= minute - MINUTES) own.delete(known);
      void share(true);
    },
    count,
    isNearEdge() {
      const wasNear = isNear;
      isNear = count() >= PAUSE_AT;
      if (isNear && !wasNear) {
        log.error(
          { invalidRequests: count() },
          'the platform is close to cutting this address off: background work pauses',
        );
      }
      return isNear;
    },
  };
}

/** The newest first. */
function lastMinutes(): number[] {
  return Array.from({ length: MINUTES }, (_, index) => thisMinute() - index);
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
