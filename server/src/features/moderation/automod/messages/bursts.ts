import { LRUCache } from 'lru-cache';
import { atMost } from '../../../../cache/at-most.ts';

interface Burst {
  /** Severity of the response so far. */
  gravity: number;
  begunAt: number;
}

/** A violation within this time of the member's last one belongs to the same burst, in milliseconds. */
const QUIET_MS = 10_000;

/** A burst that goes on longer than this is answered again, in milliseconds. */
const BURST_MAX_MS = 60_000;

/** Members, and messages, remembered at once; those idle the longest are evicted. */
const KEPT_MAX = 20_000;

/** What has to be done about one message. */
export interface BurstShare {
  /** The message starts a burst, or is more severe than what the burst was punished for: reply and punish. */
  isAnswered: boolean;
  /** The message was not handled before: one message edited over and over is one violation. */
  isNew: boolean;
}

export interface Bursts {
  add(memberKey: string, message: { id: string; isDeleted: boolean }, gravity: number): BurstShare;
}

/** Groups violations of a member within a short time, so that they are answered once. Kept in process memory only. */
export function createBursts(): Bursts {
  const bursts = new LRUCache<string, Burst>({ ...atMost(KEPT_MAX), ttl: QUIET_MS });
  const dealtWith = new LRUCache<string, { isDeleted: boolean }>({ ...atMost(KEPT_MAX) });

  return {
    add(memberKey, { id, isDeleted }, gravity) {
      const now = Date.now();
      const existing = bursts.get(memberKey);
      const isGoingOn = existing !== undefined && now - existing.begunAt < BURST_MAX_MS;
      const burst = isGoingOn ? existing : { gravity: Number.NEGATIVE_INFINITY, begunAt: now };
      const isAnswered = gravity > burst.gravity;
      bursts.set(memberKey, { ...burst, gravity: Math.max(burst.gravity, gravity) });
      const before = dealtWith.get(id);
      dealtWith.set(id, { isDeleted: isDeleted || before?.isDeleted === true });
      return { isAnswered, isNew: before === undefined || (isDeleted && !before.isDeleted) };
    },
  };
}
