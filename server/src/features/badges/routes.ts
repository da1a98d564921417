import { type Badge, badgesEndpoints } from '@perigee/core/badges/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';

/** Staff badges, which the operator gives by configuration. */
export function badgesRoutes(staffBadges: ReadonlyMap<string, Badge[]>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...badgesEndpoints.list,
      handler: async (request) => staffBadges.get(callerOf(request).userId) ?? [],
    });
  };
}
