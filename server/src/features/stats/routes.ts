import { statsEndpoints } from '@perigee/core/stats/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StatsService } from './stats-service.ts';

export function statsRoutes(stats: StatsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...statsEndpoints.read, handler: () => stats.read() });
  };
}
