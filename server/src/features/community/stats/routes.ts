import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordHistory } from './record-history.task.ts';
import type { StatsHistory } from './stats-history.ts';
import type { StatsService } from './stats-service.ts';

/** Endpoints of the public statistics. */
export function statsRoutes(stats: StatsService, history: StatsHistory): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...statsEndpoints.read, handler: () => stats.read() });
    app.route({ ...statsEndpoints.history, handler: () => history.lastHour() });
    recordHistory(app, stats, history);
  };
}
