import type { Stats, StatsMinute } from '@perigee/core/community/stats/endpoints';
import { HISTORY_SPAN_MS } from '@perigee/core/community/stats/history-span';
import { sql } from 'kysely';
import { createLoadingCache } from '../../../cache/loading-cache.ts';
import type { Db } from '../../../database/database.ts';

export interface StatsHistory {
  /** Stores these numbers for the current minute, unless it already has some. */
  record(stats: Stats): Promise<void>;
  /** The last hour, oldest first; cached for ten seconds. */
  lastHour(): Promise<StatsMinute[]>;
}

const FRESH_MS = 10_000;

/** Statistics of the last hour. */
export function createStatsHistory(db: Db, laggingDb: Db): StatsHistory {
  const cache = createLoadingCache<StatsMinute[]>({ max: 1, ttlMs: FRESH_MS });

  return {
    async record({ stats, ping }) {
      await db
        .insertInto('bot_stats_history')
        .values({
          minute: sql<Date>`date_trunc('minute', now())`,
          guilds: stats.guilds,
          users: stats.users,
          bot_ms: ping.bot,
          database_ms: ping.database,
        })
        // Several site processes may record a minute; the first one wins.
        .onConflict((conflict) => conflict.column('minute').doNothing())
        .execute();
    },

    lastHour: () => cache.get('hour', () => readHour(laggingDb)),
  };
}

async function readHour(db: Db): Promise<StatsMinute[]> {
  const rows = await db
    .selectFrom('bot_stats_history')
    .selectAll()
    .where('minute', '>', sql<Date>`now() - make_interval(secs => ${HISTORY_SPAN_MS / 1000}::float8)`)
    .orderBy('minute')
    .execute();
  return rows.map(({ minute, guilds, users, bot_ms, database_ms }) => ({
    at: minute.getTime(),
    guilds,
    users,
    bot: bot_ms,
    database: database_ms,
  }));
}
