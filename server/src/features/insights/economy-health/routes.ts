import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EconomyHealthService } from './health-service.ts';

/** Endpoints for the state of an economy. */
export function economyHealthRoutes(health: EconomyHealthService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...economyHealthEndpoints.read,
      handler: ({ params, query: { period = 'week' } }) => health.read(params.guildId, period),
    });
  };
}
