import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';

interface Burst {
  /** How grave what was done about it so far is. */
  gravity: number;
  begunAt: number;
}

/** How long after the last violation of a member the next ones belong to the same burst, in milliseconds. */
const QUIET_MS = 10_000;

/** Who goes on for so long is answered again. */
const BURST_MAX_MS = 60_000;

/** Members, and messages, that are remembered at most; the ones that were quiet longest are let go. */
const KEPT_MAX = 20_000;

/** What is to be done about one message. */
export interface BurstShare {
  /** It begins a burst, or is graver than what was done about that: it is answered and punished. */
  isAnswered: boolean;
  /** It was not dealt with before: the same message edited over and over is one violation. */
  isNew: boolean;
}

export interface Bursts {
  add(memberKey: string, message: { id: string; isDeleted: boolean }, gravity: number): BurstShare;
}

/** Gathers what one member does in a short while, so that it is answered once. Lives in this process alone. */
export function createBursts(): Bursts {
  const bursts = new LRUCache<string, Burst>({ ...atMost(KEPT_MAX), ttl: QUIET_MS });
  const dealtWith = new LRUCache<string, { isDeleted: boolean }>({ ...atMost(KEPT_MAX) });

  return {
    add(memberKey, { id, isDeleted }, gravity) {
      const now = Date.now();
      const known = bursts.get(memberKey);
      const isGoingOn = known !== undefined && now - known.begunAt < BURST_MAX_MS;
      const burst = isGoingOn ? known : { gravity: Number.NEGATIVE_INFINITY, begunAt: now };
      const isAnswered = gravity > burst.gravity;
      bursts.set(memberKey, { ...burst, gravity: Math.max(burst.gravity, gravity) });
      const before = dealtWith.get(id);
      dealtWith.set(id, { isDeleted: isDeleted || before?.isDeleted === true });
      return { isAnswered, isNew: before === undefined || (isDeleted && !before.isDeleted) };
    },
  };
}
