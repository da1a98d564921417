import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { LevelsService } from './levels-service.ts';

/** Routes for levels. */
export function levelsRoutes(levels: LevelsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...levelsEndpoints.mine,
      handler: (request) => levels.read(request.params.guildId, callerOf(request).userId),
    });
    app.route({
      ...levelsEndpoints.preview,
      handler: ({ params, body }) => levels.preview(params.guildId, body),
    });
    app.route({
      ...levelsEndpoints.change,
      handler: ({ params }) => levels.change(params.guildId),
    });
  };
}
