import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { PlatformRateLimiter } from '../discord/calls/platform-rate-limiter.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Events } from '../events/events.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { JobDefinition } from './job-definition.ts';
import { createJobQueue } from './job-queue.ts';
import { hasDueJob } from './due-jobs.ts';
import { whenAborted } from '../process/when-aborted.ts';
import { createWakeUp } from './wake-up.ts';
import { type JobContext, performJob } from './perform-job.ts';
import { createRunningJobs } from './running-jobs.ts';
import { type JobMetrics, createJobMetrics } from './job-metrics.ts';

interface RunJobs<Context extends JobContext> {
  db: Db;
  events: Events;
  line: Pick<PlatformRateLimiter, 'abandoned' | 'invalidRequests'>;
  /** Whether no other process can use this database: claims left by an earlier process are then taken over at once. */
  isAlone: boolean;
  definitions: readonly JobDefinition<Context>[];
  ctx: Context;
  /** Null if metrics are off. */
  metrics?: Metrics | null;
  /** While true no new jobs are claimed; those under way finish. */
  isPaused?: () => boolean;
  /** Called for each job that failed for good. */
  onAbandoned?: () => void;
}

/** Poll interval, in milliseconds; due times are promised to the second. */
const POLL_MS = 500;
/** Pause after a commit or the end of a job, in milliseconds: one query then finds, or claims, for several. */
const GATHER_MS = 20;
/** Most jobs claimed at once. */
const BATCH = 10;
/** How often leases are renewed, in milliseconds: three times within a lease. */
const RENEW_MS = 5_000;

/**
 * Starts performing due jobs, each lane independently; one query looks for all of them. Returns a stop function, which
 * waits for those under way.
 */
export function runJobs<Context extends JobContext>({
  definitions,
  metrics = null,
  ...parts
}: RunJobs<Context>): () => Promise<void> {
  const lanes = Map.groupBy(definitions, ({ lane }) => lane);
  const watch = createJobMetrics(metrics);
  const running = [...lanes.values()].map((inLane) => runLane({ ...parts, definitions: inLane, watch }));
  const stopLooking = wakeDueLanes(parts, running);
  return async () => {
    await Promise.all([stopLooking(), ...running.map(({ stop }) => stop())]);
  };
}

interface RunningLane {
  names: readonly string[];
  /** Makes it claim what is due. */
  wake(): void;
  stop(): Promise<void>;
}

/** Wakes the lanes that have something due. Returns a function that stops it. */
function wakeDueLanes<Context extends JobContext>(
  { db, events, ctx }: Pick<RunJobs<Context>, 'db' | 'events' | 'ctx'>,
  lanes: readonly RunningLane[],
): () => Promise<void> {
  const queue = createJobQueue(db);
  const groups = lanes.map(({ names }) => names);
  const wakeUp = createWakeUp();
  const stopping = new AbortController();

  const run = async () => {
    while (!stopping.signal.aborted) {
      const due = await queue.findDue(groups).catch((error: unknown) => {
        ctx.log.warn(describeError(error), 'failed to find due jobs');
        return [];
      });
      for (const place of due) lanes[place]?.wake();
      if (stopping.signal.aborted) break;
      if (await wakeUp.wait(POLL_MS)) await sleep(GATHER_MS);
    }
  };
  // Jobs requested by this process start at once instead of at the next poll.
  const stopHearing = events.onCommit((tx) => {
    if (hasDueJob(tx)) wakeUp.wake();
  });
  const looking = run();
  return async () => {
    stopHearing();
    stopping.abort();
    wakeUp.wake();
    await looking;
  };
}

type Lane<Context extends JobContext> = Omit<RunJobs<Context>, 'metrics'> & { watch: JobMetrics };

function runLane<Context extends JobContext>(parts: Lane<Context>): RunningLane {
  const { db, events, line, isAlone, definitions, ctx, watch } = parts;
  const { isPaused = () => false, onAbandoned = () => {} } = parts;
  const queue = createJobQueue(db);
  const names = definitions.map(({ name }) => name);
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = createRunningJobs();
  const wakeUp = createWakeUp();
  const wakeSoon = () => void sleep(GATHER_MS).then(wakeUp.wake);
  const stopping = new AbortController();

  /** Claims due jobs; true if there may be more. */
  const claimBatch = async (): Promise<boolean> => {
    const limit = Math.min(BATCH, running.free());
    if (limit <= 0 || stopping.signal.aborted || isPaused() || line.invalidRequests.isNearEdge()) return false;
    const [runningIds, busyGuildIds] = [running.ids(), running.busyGuildIds()];
    const claimed = await queue.claim({ names, busyGuildIds, runningIds, limit });
    for (const job of claimed) {
      const definition = byName.get(job.name);
      // When the job ends, its slot is free and the next job of its subject may run.
      const performing = { db, events, queue, ctx, watch, onAbandoned };
      if (definition) running.add(job, performJob(performing, definition, job), wakeSoon);
    }
    return claimed.length === limit;
  };

  const warn = (message: string) => (error: unknown) => {
    ctx.log.warn(describeError(error), message);
    return false;
  };

  const run = async () => {
    if (isAlone) await queue.takeOver(names).catch(warn('failed to take over abandoned jobs'));
    while (!stopping.signal.aborted) {
      const isMore = await claimBatch().catch(warn('failed to claim due jobs'));
      if (isMore || stopping.signal.aborted) continue;
      await wakeUp.wait();
    }
  };

  const renewing = setInterval(() => {
    const ids = running.ids();
    if (ids.length > 0) void queue.renew(ids).catch(warn('failed to renew job leases'));
  }, RENEW_MS);

  const looking = run();
  const stop = async () => {
    stopping.abort();
    wakeUp.wake();
    await looking;
    // What is still running waits for the platform; another process will claim it.
    await Promise.race([running.allOver(), whenAborted(line.abandoned)]);
    clearInterval(renewing);
  };
  return { names, wake: wakeUp.wake, stop };
}
