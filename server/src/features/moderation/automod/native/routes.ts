import { nativeEndpoints } from '@perigee/core/moderation/automod/native/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { NativeFilters } from './native-service.ts';

/** Endpoints for filters on the platform. */
export function nativeRoutes(filters: NativeFilters): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...nativeEndpoints.read,
      handler: ({ params: { guildId } }) => filters.states(guildId),
    });

    app.route({
      ...nativeEndpoints.restore,
      handler: async ({ params: { guildId, rule } }) => {
        await filters.restore(guildId, rule);
        return { message: 'Restoring the filter' };
      },
    });
  };
}
