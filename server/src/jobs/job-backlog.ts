import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** How many jobs of a kind wait, by how urgent they are, and how many failed. */
export interface JobBacklog {
  name: string;
  scheduled: number;
  due: number;
  overdue: number;
  /** When the oldest of those due was due. */
  oldestDueAt: Date | null;
  failed: number;
}

/** The backlog by kind; kinds with overdue jobs first, then by failed ones. Jobs due for longer are overdue. */
export async function readBacklog(db: Db, overdueSeconds: number): Promise<JobBacklog[]> {
  const { rows } = await sql<JobBacklog>`
    with waiting as (
      select name, count(*) filter (where next_at > now())::int as scheduled,
        count(*) filter (where next_at <= now())::int as due,
        count(*) filter (where next_at <= now() - make_interval(secs => ${overdueSeconds}))::int as overdue,
        min(next_at) filter (where next_at <= now()) as oldest
      from acts where state = 'waiting' group by name
    ), failed as (select name, count(*)::int as failed from acts where state = 'failed' group by name)
    select name, coalesce(scheduled, 0) as scheduled, coalesce(due, 0) as due, coalesce(overdue, 0) as overdue,
      oldest as "oldestDueAt", coalesce(failed, 0) as failed
    from waiting full join failed using (name)
    order by coalesce(overdue, 0) desc, coalesce(failed, 0) desc, name`.execute(db);
  return rows;
}
