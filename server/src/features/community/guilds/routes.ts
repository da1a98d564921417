import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { GuildsService } from './guilds-service.ts';

/** Routes for guilds. */
export function guildsRoutes(guilds: GuildsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...guildsEndpoints.list,
      handler: (request) => {
        // Browsers send this when the user reloads (RFC 9111, 5.2.1.4).
        const fresh = request.headers['cache-control'] === 'no-cache';
        return guilds.list(callerOf(request), { fresh });
      },
    });

    app.route({
      ...guildsEndpoints.info,
      handler: (request) => guilds.info(callerOf(request), request.params.guildId),
    });
  };
}
