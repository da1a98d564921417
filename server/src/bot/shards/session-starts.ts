import type { APIGatewayBotInfo, APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Logger } from 'pino';

/** The platform lets one session of each identify key begin in this time, in milliseconds. */
const PACE_MS = 5_000;

/** The part of the day's session starts that is never used. */
const RESERVE_SHARE = 0.01;

/** First and longest pause before asking again whether enough are left, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Keeps the bot below the platform's daily number of session starts (decision 0131). */
export interface SessionStarts {
  /** Whether one more session may begin now; asks the platform only if that is in doubt, and not too often. */
  mayBegin(): Promise<boolean>;
  /** Called when a session of this process begins. */
  countOne(): void;
}

/** The platform's last answer. */
interface Answer {
  limit: APIGatewaySessionStartLimit;
  /** By the monotonic clock. */
  askedAt: number;
  /** Sessions that this process has begun since. */
  begun: number;
}

/** @param ask Gets the gateway information from the platform itself, not from a cache. */
export function createSessionStarts(ask: () => Promise<APIGatewayBotInfo>, log: Logger): SessionStarts {
  let answer: Answer | null = null;
  let asking: Promise<void> | null = null;
  let askAgainAt = -Infinity;
  let pauseMs = FIRST_PAUSE_MS;

  const learn = async () => {
    const askedAt = performance.now();
    // If this fails, the next attempt is not made at once.
    askAgainAt = askedAt + FIRST_PAUSE_MS;
    answer = { limit: (await ask()).session_start_limit, askedAt, begun: 0 };
    if (isEnough(answer)) {
      askAgainAt = -Infinity;
      pauseMs = FIRST_PAUSE_MS;
      return;
    }
    const { remaining: left, reset_after: resetAfterMs } = answer.limit;
    if (pauseMs === FIRST_PAUSE_MS) log.warn({ left, resetAfterMs }, 'session start limit almost reached, waiting');
    askAgainAt = performance.now() + Math.min(pauseMs, Math.max(FIRST_PAUSE_MS, resetAfterMs));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  return {
    async mayBegin() {
      if (isEnough(answer)) return true;
      if (asking === null && performance.now() < askAgainAt) return false;
      asking ??= learn().finally(() => {
        asking = null;
      });
      await asking;
      return isEnough(answer);
    },
    countOne() {
      if (answer !== null) answer.begun += 1;
    },
  };
}

/**
 * Whether the reserve is left after one more session, even if all processes have begun theirs as fast as the platform
 * lets them.
 */
function isEnough(answer: Answer | null): boolean {
  if (answer === null) return false;
  const { total, remaining, max_concurrency: keys } = answer.limit;
  const paces = 1 + Math.floor((performance.now() - answer.askedAt) / PACE_MS);
  const reserve = Math.max(Math.ceil(total * RESERVE_SHARE), keys);
  return remaining - Math.max(answer.begun + 1, paces * keys) >= reserve;
}
