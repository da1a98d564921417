import { now } from '../base/clock.ts';
import type { Limits } from '../base/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Identifies per day for a bot in few guilds (topic "Gateway", "Identifying"). */
const SESSION_STARTS = 1_000;
const STARTS_OF_VERY_LARGE_BOT = 2_000;

/** Limits how often a bot starts sessions. */
export interface StartLimits {
  /** Counts one identify, or says which limit it exceeds. */
  take: (applicationId: string, shardId: number, guildCount: number) => 'fine' | 'too fast' | 'used up';
  /** `session_start_limit` as GET /gateway/bot returns it. */
  describe: (
    applicationId: string,
    guildCount: number,
  ) => { total: number; remaining: number; reset_after: number; max_concurrency: number };
}

export function createStartLimits(read: () => Limits): StartLimits {
  const days = new Map<string, { used: number; endsAt: number }>();
  const lastByKey = new Map<string, number>();

  const today = (applicationId: string) => {
    const existing = days.get(applicationId);
    return existing !== undefined && existing.endsAt > now() ? existing : { used: 0, endsAt: now() + DAY_MS };
  };
  const totalOf = (guildCount: number) =>
    read().sessionStarts ?? sessionStartsOf(guildCount, read().veryLargeBotGuilds);
  return {
    take: (applicationId, shardId, guildCount) => {
      const day = today(applicationId);
      if (day.used >= totalOf(guildCount)) return 'used up';
      const key = `${applicationId} ${shardId % read().maxConcurrency}`;
      const last = lastByKey.get(key) ?? Number.NEGATIVE_INFINITY;
      if (now() - last < read().identifyIntervalMs) return 'too fast';
      lastByKey.set(key, now());
      day.used += 1;
      days.set(applicationId, day);
      return 'fine';
    },
    describe: (applicationId, guildCount) => {
      const day = today(applicationId);
      const total = totalOf(guildCount);
      return {
        total,
        remaining: Math.max(0, total - day.used),
        reset_after: day.used === 0 ? 0 : day.endsAt - now(),
        max_concurrency: read().maxConcurrency,
      };
    },
  };
}

function sessionStartsOf(guildCount: number, veryLarge: number): number {
  if (guildCount <= veryLarge) return SESSION_STARTS;
  return Math.max(STARTS_OF_VERY_LARGE_BOT, Math.ceil(guildCount / 1_000) * 5);
}
