import { ERROR_KINDS } from '@perigee/core/insights/host/errors';
import type { ErrorHour } from '@perigee/core/insights/host/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Counts } from '../../../process/error-counts.ts';

/** How many hours are shown. */
const HOURS = 24;

/** Adds a process's error counts to the current hour. */
export async function addErrors(db: Db, counts: Counts): Promise<void> {
  const rows = ERROR_KINDS.flatMap((kind) =>
    counts[kind] === 0 ? [] : [{ hour: sql<Date>`date_trunc('hour', now())`, kind, count: counts[kind] }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('host_errors')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['hour', 'kind']).doUpdateSet({ count: sql`host_errors.count + excluded.count` }),
    )
    .execute();
}

/** Every hour of the last day, oldest first. */
export async function listErrorHours(db: Db): Promise<ErrorHour[]> {
  const { rows } = await sql<{ hour: Date; http: number; acts: number; gateway: number }>`
    select hour, coalesce(sum(count) filter (where kind = 'http'), 0)::int as http,
      coalesce(sum(count) filter (where kind = 'acts'), 0)::int as acts,
      coalesce(sum(count) filter (where kind = 'gateway'), 0)::int as gateway
    from generate_series(
      date_trunc('hour', now()) - make_interval(hours => ${HOURS - 1}), date_trunc('hour', now()), interval '1 hour'
    ) as hour
    left join host_errors using (hour)
    group by hour order by hour`.execute(db);
  return rows.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts }));
}
