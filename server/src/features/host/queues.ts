import type { HostQueue } from '@perigee/core/host/schema';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** From how many seconds on something due is overdue: acts are polled twice a second. */
const OVERDUE_SECONDS = 30;

/** Pending acts by kind; kinds with overdue acts first, then by how many are left. */
export async function listQueues(db: Db): Promise<HostQueue[]> {
  const { rows } = await sql<Omit<HostQueue, 'oldestDueAt'> & { oldestDueAt: Date | null }>`
    with waiting as (
      select name, count(*) filter (where next_at > now())::int as scheduled,
        count(*) filter (where next_at <= now())::int as due,
        count(*) filter (where next_at <= now() - make_interval(secs => ${OVERDUE_SECONDS}))::int as overdue,
        min(next_at) filter (where next_at <= now()) as oldest
      from acts where state = 'waiting' group by name
    ), failed as (select name, count(*)::int as failed from acts where state = 'failed' group by name)
    select name, coalesce(scheduled, 0) as scheduled, coalesce(due, 0) as due, coalesce(overdue, 0) as overdue,
      oldest as "oldestDueAt", coalesce(failed, 0) as failed
    from waiting full join failed using (name)
    order by coalesce(overdue, 0) desc, coalesce(failed, 0) desc, name`.execute(db);
  return rows.map(({ oldestDueAt, ...counts }) => ({ ...counts, oldestDueAt: oldestDueAt?.toISOString() ?? null }));
}
