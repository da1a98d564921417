import { LRUCache } from 'lru-cache';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import { countWaiting } from '../../../../jobs/waiting-jobs.ts';
import { atMost } from '../../../../cache/at-most.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { createAllowance } from './allowance.ts';
import type { Hit } from './hit.ts';
import { logHitJob, hitSubject } from './log-hit-job.ts';

/** The platform's rate limit for a bot's messages in one channel. */
const ENTRIES = { max: 5, withinMs: 5_000 };

/** Most entries of a guild that wait: more would hold up new ones for long once the platform is back. */
const WAITING_MAX = 10;

/** Guilds counted at once. */
const GUILDS_MAX = 5_000;

export interface HitLog {
  /** Whether a channel takes an entry now. */
  hasRoom(channelId: string): boolean;
  /**
   * Requests the entry of a hit in the transaction that records it, or leaves it out if the log takes no more entries
   * now.
   */
  request(tx: DbTransaction, hit: Hit, channelId: string): Promise<void>;
  /** Counts a hit in the next entry of its guild; it gets none of its own, and is listed on the site. */
  leaveOut(guildId: string): void;
}

/** Requests entries in log channels, within the platform's rate limit. */
export function createHitLog(): HitLog {
  const entries = createAllowance(ENTRIES);
  const mayWait = createBacklog();
  const leftOut = new Map<string, number>();
  const leaveOut = (guildId: string) => void leftOut.set(guildId, (leftOut.get(guildId) ?? 0) + 1);
  return {
    hasRoom: entries.isLeft,
    leaveOut,
    async request(tx, { guildId, id }, channelId) {
      if (!entries.take(channelId) || !(await mayWait(tx, guildId))) return leaveOut(guildId);
      const more = leftOut.get(guildId) ?? 0;
      leftOut.delete(guildId);
      return enqueueJob(tx, logHitJob, { guildId, key: id, subject: hitSubject(id), payload: { id, more } });
    },
  };
}

/**
 * Whether one more entry of a guild may wait. The database is asked for every tenth only, and does not count those of
 * open transactions.
 */
function createBacklog(): (tx: DbTransaction, guildId: string) => Promise<boolean> {
  const requested = new LRUCache<string, number>(atMost(GUILDS_MAX));
  return async (tx, guildId) => {
    const known = requested.get(guildId) ?? 0;
    const waiting = known < WAITING_MAX ? known : await countWaiting(tx, logHitJob, guildId, WAITING_MAX);
    if (waiting >= WAITING_MAX) return false;
    requested.set(guildId, waiting + 1);
    return true;
  };
}
