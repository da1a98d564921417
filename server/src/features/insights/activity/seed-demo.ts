import { ACTIVITY_DAYS, CHART_KINDS, type ChartKind } from '@perigee/core/base/activity/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { DemoMember } from '../../demo.ts';

/** Events per busy hour in a server with a hundred members. */
const BUSY: Record<ChartKind, number> = { messages: 60, joins: 0.9, leaves: 0.5, commands: 9 };

/** Seeds the charts of demo servers with two weeks of activity, once: quiet nights, loud evenings. */
export async function seedDemoActivity(db: Db, members: readonly DemoMember[]): Promise<void> {
  const { rows } = await sql`select from guild_activity where kind = 'messages' limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const [guildId, people] of Map.groupBy(members, (member) => member.guildId)) {
    const share = Math.sqrt(people.length / 100);
    for (const kind of CHART_KINDS) {
      await sql`
        insert into guild_activity (guild_id, kind, hour, times, last_at, last_user_id)
        select ${guildId}::bigint, ${kind}, hour, times, hour + interval '30 minutes', ${people[0]?.userId ?? null}::bigint
        from (
          select hour, round(${BUSY[kind] * share}::float8
            * (0.55 - 0.45 * cos((extract(hour from hour) - 4) * pi() / 12))
            * (0.6 + 0.8 * (abs(hashtext(${`${guildId} ${kind} `} || hour::text)) % 1000) / 1000.0))::int as times
          from generate_series(
            date_trunc('hour', now()) - make_interval(days => ${ACTIVITY_DAYS}) + interval '1 hour',
            date_trunc('hour', now()) - interval '1 hour', interval '1 hour'
          ) as hour
        ) as hours
        where times > 0
        on conflict do nothing`.execute(db);
    }
  }
}
