import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Events } from '../events/events.ts';
import { type OpenAttempt, openAttempt, type Sender } from './job-attempt.ts';
import { runTraced, type Tracing } from '../tracing/tracing.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobQueue, ClaimedJob, AttemptResult } from './job-queue.ts';
import { JobDeferred } from './job-refused.ts';
import { classifyFailure } from './classify-failure.ts';
import type { JobMetrics } from './job-metrics.ts';

/** What jobs are given to work with. */
export interface JobContext extends Omit<Sender, 'db'> {
  log: Logger;
  tracing: Tracing;
}

export interface PerformDeps<Context extends JobContext> {
  db: Db;
  events: Events;
  queue: JobQueue;
  ctx: Context;
  watch: JobMetrics;
  onAbandoned: () => void;
}

/** Performs a claimed job once and records the outcome. */
export async function performJob<Context extends JobContext>(
  performing: PerformDeps<Context>,
  definition: JobDefinition<Context>,
  job: ClaimedJob,
): Promise<void> {
  performing.watch.taken(job);
  const attributes = { 'perigee.guild': job.guildId };
  const span = { name: `job ${job.name}`, kind: 'consumer', from: job.trace, attributes } as const;
  return runTraced(performing.ctx.tracing, span, () => perform(performing, definition, job));
}

async function perform<Context extends JobContext>(
  { db, events, queue, ctx, watch, onAbandoned }: PerformDeps<Context>,
  definition: JobDefinition<Context>,
  job: ClaimedJob,
): Promise<void> {
  const { log } = ctx;
  const attempt = openAttempt({ db, api: ctx.api, botId: ctx.botId }, job);
  try {
    const result = await tryOnce(ctx, definition, job, attempt);
    await note({ events, queue }, definition, job, result);
    watch.tried(job, result.state);
    if (result.state === 'failed') onAbandoned();
  } catch (error) {
    // The database is away: the job is claimed again once its lease expires.
    log.warn({ job: job.name, id: job.id, ...describeError(error) }, 'failed to record job outcome');
  }
}

async function tryOnce<Context extends JobContext>(
  ctx: Context,
  definition: JobDefinition<Context>,
  job: ClaimedJob,
  attempt: OpenAttempt,
): Promise<AttemptResult> {
  try {
    await definition.perform(ctx, job.payload, attempt);
    return { state: 'done', problem: null, delayMs: 0, messageId: attempt.messageId(), isBegun: attempt.isBegun() };
  } catch (error) {
    const { name, guildId, id } = job;
    const verdict = classifyFailure(definition, job, error);
    if (!(error instanceof JobDeferred)) {
      ctx.log.warn({ job: name, guildId, id, ...verdict, ...describeError(error) }, 'job failed');
    }
    return { ...verdict, messageId: attempt.messageId(), isBegun: attempt.isBegun() };
  }
}

async function note<Context>(
  { events, queue }: Pick<PerformDeps<never>, 'events' | 'queue'>,
  { settle }: JobDefinition<Context>,
  job: ClaimedJob,
  result: AttemptResult,
): Promise<void> {
  const { state, problem, messageId } = result;
  if (state === 'waiting' || settle === undefined) {
    await queue.release(job, result);
    return;
  }
  await events.transaction(async (tx) => {
    const isOurs = await queue.releaseIn(tx, job, result);
    if (isOurs) await settle(tx, job.payload, { guildId: job.guildId, state, problem, messageId });
  });
}
