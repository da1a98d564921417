import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { type Raid, readRaids } from './raid-rows.ts';

/** Past raids, by their start to the millisecond, the precision of page cursors. */
export interface RaidHistory {
  /** Newest first; with `before`, only older ones than that entry. */
  list(guildId: string, filters: { before?: { at: Date; id: string }; limit: number }): Promise<Raid[]>;
  /** The last seven days (UTC) including today; days without raids are left out. */
  countsOfWeek(guildId: string): Promise<{ day: string; count: number }[]>;
  countBegun(guildId: string, since: Date, until: Date): Promise<number>;
}

const BEGAN_AT = sql<Date>`date_trunc('milliseconds', begun_at)`;

export function createRaidHistory(db: Db): RaidHistory {
  return {
    list: (guildId, { before, limit }) =>
      readRaids(db, (rows) => {
        const newest = rows
          .where('guild_id', '=', guildId)
          .orderBy(BEGAN_AT, 'desc')
          .orderBy('id', 'desc')
          .limit(limit);
        return before === undefined
          ? newest
          : newest.where(sql<boolean>`(${BEGAN_AT}, id) < (${before.at}, ${before.id})`);
      }),

    async countsOfWeek(guildId) {
      const { rows } = await sql<{ day: string; count: number }>`
        select to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
        from automod_raids
        where guild_id = ${guildId} and begun_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '6 days'
        group by 1 order by 1`.execute(db);
      return rows;
    },

    async countBegun(guildId, since, until) {
      const { count } = await db
        .selectFrom('automod_raids')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('guild_id', '=', guildId)
        .where('begun_at', '>=', since)
        .where('begun_at', '<', until)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
