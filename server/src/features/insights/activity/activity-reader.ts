import type { ActivityPoint, ActivitySpan } from '@perigee/core/insights/activity/endpoints';
import { ACTIVITY_DAYS, type ActivityKind, CHART_KINDS } from '@perigee/core/base/activity/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** When something last happened, whom it was about, and how often it happened within the last week. */
export interface LastActivity {
  kind: ActivityKind;
  lastAt: Date;
  userId: string | null;
  week: number;
}

export interface ActivityReader {
  last(guildId: string): Promise<LastActivity[]>;
  chart(guildId: string, span: ActivitySpan, zone: string): Promise<ActivityPoint[]>;
}

/** Reads a guild's activity by the hour and by the day. */
export function createActivityReader(db: Db): ActivityReader {
  return {
    async last(guildId) {
      const { rows } = await sql<LastActivity>`
        select kind, max(last_at) as "lastAt", (array_agg(last_user_id order by last_at desc))[1]::text as "userId",
          coalesce(sum(times) filter (where hour > now() - interval '7 days'), 0)::int as week
        from guild_activity where guild_id = ${guildId}::bigint group by kind`.execute(db);
      return rows;
    },

    async chart(guildId, span, zone) {
      const unit = span === 'day' ? 'hour' : 'day';
      const back = span === 'day' ? 23 : ACTIVITY_DAYS - 1;
      const counts = CHART_KINDS.map(
        (kind) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)::int as ${sql.ref(kind)}`,
      );
      // Steps follow the wall clock of the time zone: a day with a DST change has 23 or 25 hours.
      const { rows } = await sql<Omit<ActivityPoint, 'at'> & { at: Date }>`
        select step at time zone ${zone} as at, ${sql.join(counts)}
        from generate_series(
          date_trunc(${unit}, now() at time zone ${zone}) - ${`${back} ${unit}s`}::interval,
          date_trunc(${unit}, now() at time zone ${zone}), ${`1 ${unit}`}::interval
        ) as step
        left join guild_activity on guild_id = ${guildId}::bigint
          and hour >= step at time zone ${zone} and hour < (step + ${`1 ${unit}`}::interval) at time zone ${zone}
        group by step order by step`.execute(db);
      return rows.map(({ at, ...point }) => ({ ...point, at: at.toISOString() }));
    },
  };
}
