import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { CheckResult } from '@perigee/core/insights/host/checks';
import type { HostQueue, HostShard } from '@perigee/core/insights/host/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Job } from '../../../bot/define-job.ts';
import { callerOf } from '../../../http/caller.ts';
import { listShardOwners, type OwnedShard } from '../../../shards/list-shard-owners.ts';
import type { Frame } from '../../frame.ts';
import { type StatsStore, SHARD_SILENT_MS } from '../../community/index.ts';
import { readBacklog } from '../../../jobs/job-backlog.ts';
import type { Db } from '../../../database/database.ts';
import { drainProcess } from './drain-process.ts';
import { listErrorHours } from './error-hours.ts';
import { listFailed, retryFailed } from './failed-jobs.ts';
import { listHostActions } from './host-log.ts';
import { listProcesses, isOwnedBy } from './process-store.ts';

interface HostRoutes extends Pick<Frame, 'database' | 'events' | 'bus'> {
  isHost: (userId: string) => boolean;
  kinds: () => readonly Job[];
  runChecks: () => Promise<CheckResult[]>;
  statsStore: StatsStore;
}

/** What people who run the site see and do. */
export function hostRoutes(deps: HostRoutes): FastifyPluginAsyncZod {
  const { isHost, kinds, runChecks, statsStore, database, events, bus } = deps;
  const { db, laggingDb } = database;

  return async (app) => {
    app.route({
      ...hostEndpoints.self,
      handler: async (request) => ({ isHost: isHost(callerOf(request).userId) }),
    });

    app.route({
      ...hostEndpoints.state,
      handler: async () => {
        const shards = await listShardOwners(db);
        const processes = await listProcesses(db, shards);
        return {
          processes,
          shards: await describeShards(statsStore, shards, processes),
          queues: await listQueues(laggingDb),
          errorHours: await listErrorHours(db),
          deeds: await listHostActions(db),
        };
      },
    });

    app.route({ ...hostEndpoints.checks, handler: runChecks });

    app.route({
      ...hostEndpoints.drain,
      handler: async (request) => {
        await drainProcess(db, bus, { ...request.body, byId: callerOf(request).userId });
        return { isDraining: request.body.isDraining };
      },
    });

    app.route({ ...hostEndpoints.failedActs, handler: ({ query }) => listFailed(db, kinds, query.before) });

    app.route({
      ...hostEndpoints.retryAct,
      handler: async (request) => ({
        state: await retryFailed(events, kinds, { ...request.body, byId: callerOf(request).userId }),
      }),
    });
  };
}

/** From how many seconds on something due is overdue: jobs are polled twice a second. */
const OVERDUE_SECONDS = 30;

/** Pending jobs by kind; kinds with overdue jobs first, then by how many failed. */
async function listQueues(db: Db): Promise<HostQueue[]> {
  const backlog = await readBacklog(db, OVERDUE_SECONDS);
  return backlog.map(({ oldestDueAt, ...counts }) => ({ ...counts, oldestDueAt: oldestDueAt?.toISOString() ?? null }));
}

/** Which process runs which shard, and the shard's state. */
async function describeShards(
  statsStore: Pick<StatsStore, 'list'>,
  shards: readonly OwnedShard[],
  processes: readonly { name: string }[],
): Promise<HostShard[]> {
  const reports = new Map((await statsStore.list(SHARD_SILENT_MS)).map((report) => [report.shardId, report]));
  return shards.map(({ id, owner }) => {
    const report = reports.get(id);
    return {
      id,
      process: processes.find((process) => isOwnedBy(process, owner))?.name ?? owner,
      guilds: report?.guilds ?? 0,
      pingMs: report?.pingMs ?? null,
      isReady: owner !== null && report?.ready === true,
    };
  });
}
