import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { CheckResult } from '@perigee/core/insights/host/checks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Job } from '../../../bot/define-job.ts';
import { callerOf } from '../../../http/caller.ts';
import { listShardOwners } from '../../../shards/list-shard-owners.ts';
import type { Frame } from '../../frame.ts';
import type { StatsStore } from '../../community/index.ts';
import { drainProcess } from './drain-process.ts';
import { listErrorHours } from './error-hours.ts';
import { listFailed, retryFailed } from './failed-jobs.ts';
import { listHostActions } from './host-log.ts';
import { listProcesses } from './process-store.ts';
import { listQueues } from './queues.ts';
import { describeShards } from './shards.ts';

interface HostRoutes extends Pick<Frame, 'database' | 'events' | 'bus'> {
  isHost: (userId: string) => boolean;
  kinds: () => readonly Job[];
  runChecks: () => Promise<CheckResult[]>;
  statsStore: StatsStore;
}

/** What people who run the site see and do. */
export function hostRoutes(parts: HostRoutes): FastifyPluginAsyncZod {
  const { isHost, kinds, runChecks, statsStore, database, events, bus } = parts;
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
