import { PlatformError } from '../platform-error.ts';
import type { CallLimits } from './call-limits.ts';

/** A call waiting for its turn. */
export interface Turn {
  /** Its rate limit bucket; see `CallLimits.claim`. */
  bucket: string | null;
  /** Goes before calls nobody is waiting for. */
  isUrgent: boolean;
  /** Longest wait before the call is rejected, in milliseconds. */
  patienceMs: number;
}

interface Waiting extends Turn {
  begin: () => void;
  refuse: (error: Error) => void;
}

/** Lets calls start in order as the limits allow. @throws PlatformError `rateLimited` if one would wait too long. */
export function createCallQueue(limits: CallLimits): (turn: Turn) => Promise<void> {
  const urgent: Waiting[] = [];
  const others: Waiting[] = [];
  let isRunning = false;

  /** Starts the call, or returns how long all calls have to wait, in milliseconds. */
  const admit = async (waiting: Waiting): Promise<number> => {
    const { waitMs, isForAll } = await limits.claim(waiting.bucket);
    if (waitMs === 0) {
      waiting.begin();
      return 0;
    }
    if (waitMs > waiting.patienceMs) {
      waiting.refuse(new PlatformError('rateLimited', { retryAfterSeconds: Math.ceil(waitMs / 1000) }));
      return 0;
    }
    waiting.patienceMs -= waitMs;
    if (isForAll) {
      queueOf(waiting).unshift(waiting);
      return waitMs;
    }
    // Only its own bucket is exhausted, so others need not wait for it.
    setTimeout(() => add(waiting), waitMs);
    return 0;
  };

  const run = async (): Promise<void> => {
    for (;;) {
      const next = urgent.shift() ?? others.shift();
      if (next === undefined) break;
      const waitMs = await admit(next);
      if (waitMs > 0) await pause(waitMs);
    }
    isRunning = false;
  };

  const queueOf = ({ isUrgent }: Turn) => (isUrgent ? urgent : others);
  const add = (waiting: Waiting) => {
    queueOf(waiting).push(waiting);
    if (isRunning) return;
    isRunning = true;
    void run();
  };

  return (turn) =>
    new Promise<void>((begin, refuse) => {
      add({ ...turn, begin, refuse });
    });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
