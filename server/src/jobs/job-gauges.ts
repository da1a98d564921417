import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type GaugeDefinition, memoizeBriefly } from '../metrics/gauge.ts';

/** The backlog of jobs, across all processes. */
export function jobGauges(db: Db): GaugeDefinition[] {
  const overdue = memoizeBriefly(() => readOverdueJobs(db));
  return [
    {
      name: 'perigee_acts_overdue',
      help: 'Overdue jobs of all processes, by kind; counts 2,000 at most.',
      labelNames: ['kind'],
      read: async () => (await overdue()).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
    {
      name: 'perigee_acts_overdue_seconds',
      help: 'How long the oldest overdue job has been due; 0 if none is.',
      read: async () => [{ value: Math.max(0, ...(await overdue()).map(({ oldestSeconds }) => oldestSeconds)) }],
    },
  ];
}

/** Overdue jobs of a kind that no process has claimed. */
interface OverdueJobs {
  kind: string;
  count: number;
  /** How long the oldest has been overdue, in seconds. */
  oldestSeconds: number;
}

/** Jobs are polled for twice a second, so a short delay is not overdue; in seconds. */
const GRACE_SECONDS = 5;

/** Counting stops here: beyond that the number makes no difference. */
const COUNTED_MAX = 2_000;

/**
 * Overdue jobs by kind. A job that waits for a retry, or behind another job of its subject, is late on purpose and not
 * counted. Reads 2,000 rows at most.
 */
export async function readOverdueJobs(db: Db): Promise<OverdueJobs[]> {
  const { rows } = await sql<OverdueJobs>`
    select name as kind, count(*)::integer as count,
      extract(epoch from clock_timestamp() - min(next_at))::float8 as "oldestSeconds"
    from (
      select name, next_at from acts a
      where state = 'waiting' and next_at < clock_timestamp() - make_interval(secs => ${GRACE_SECONDS})
        and (leased_until is null or leased_until < clock_timestamp())
        and not exists (
          select from acts o
          where o.guild_id = a.guild_id and o.subject = a.subject and o.state = 'waiting' and o.id <> a.id
            and ((o.due_at, o.seq) < (a.due_at, a.seq) or o.leased_until >= clock_timestamp())
        )
      order by next_at limit ${COUNTED_MAX}
    ) overdue
    group by name order by name`.execute(db);
  return rows;
}
