import { FAILED_JOBS_PER_PAGE } from '@perigee/core/insights/host/endpoints';
import type { FailedJob } from '@perigee/core/insights/host/schema';
import * as z from 'zod/mini';
import { newJob, retryJobs } from '../../../jobs/jobs.ts';
import { type FailedJobCursor, lockJob, listFailedJobs } from '../../../jobs/failed-jobs.ts';
import type { JobState } from '../../../jobs/tables.ts';
import type { Job } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Events } from '../../../events/events.ts';
import { recordHostAction } from './host-log.ts';

/** All kinds of jobs, known once all features are open. */
type Kinds = () => readonly Job[];

/** Whether a retry does what the first attempt should have done, without repeating what was compensated for since. */
export function canRetry(jobs: readonly Job[], name: string): boolean {
  const job = jobs.find((each) => each.name === name);
  return job !== undefined && (job.settle === undefined || job.isRepeatable === true);
}

/** Jobs the bot gave up on, newest first. `before` is `next` of the previous page. */
export async function listFailed(db: Db, kinds: Kinds, before: string | undefined) {
  const rows = await listFailedJobs(db, readCursor(before), FAILED_JOBS_PER_PAGE + 1);
  const jobs = rows.slice(0, FAILED_JOBS_PER_PAGE).map((row): FailedJob => {
    const { guildId, id, name, attempts, problem } = row;
    const failedAt = row.failedAt?.toISOString() ?? '';
    return { guildId, id, name, attempts, problem, failedAt, canRetry: canRetry(kinds(), name) };
  });
  const last = rows.length > jobs.length ? rows[jobs.length - 1] : undefined;
  return { acts: jobs, next: last === undefined ? null : `${last.micros} ${last.id}` };
}

const cursorSchema = z.tuple([z.string().check(z.regex(/^\d{1,18}$/)), z.guid()]);

function readCursor(before: string | undefined): FailedJobCursor | null {
  if (before === undefined) return null;
  const read = z.safeParse(cursorSchema, before.split(' '));
  if (!read.success) throw new AppError('invalid', 'Invalid list position');
  const [micros, id] = read.data;
  return { micros, id };
}

interface Retry {
  guildId: string;
  id: string;
  byId: string;
}

/**
 * Retries a job that was given up, now. Any other job stays as it is; returns its state.
 * @throws AppError `notFound`, or `conflict` where its failure was already compensated for.
 */
export async function retryFailed(events: Events, kinds: Kinds, { guildId, id, byId }: Retry): Promise<JobState> {
  return events.transaction(async (tx) => {
    const job = await lockJob(tx, { guildId, id });
    if (job === null) throw new AppError('notFound', 'No such job, or it has been deleted');
    if (job.state !== 'failed') return job.state;
    if (!canRetry(kinds(), job.name)) throw new AppError('conflict', 'Its failure has already been handled');
    const { name, key, subject, payload } = job;
    await retryJobs(tx, [newJob({ name, payload: z.unknown() }, { guildId, key, subject, payload })]);
    await recordHostAction(tx, { byId, deed: 'retryAct', subject: name, detail: `${guildId}/${id}` });
    return 'waiting';
  });
}
