import type { HostQueue } from '@perigee/core/insights/host/schema';
import { readBacklog } from '../../../jobs/job-backlog.ts';
import type { Db } from '../../../database/database.ts';

/** From how many seconds on something due is overdue: jobs are polled twice a second. */
const OVERDUE_SECONDS = 30;

/** Pending jobs by kind; kinds with overdue jobs first, then by how many failed. */
export async function listQueues(db: Db): Promise<HostQueue[]> {
  const backlog = await readBacklog(db, OVERDUE_SECONDS);
  return backlog.map(({ oldestDueAt, ...counts }) => ({ ...counts, oldestDueAt: oldestDueAt?.toISOString() ?? null }));
}
