import { setupEndpoints } from '@perigee/core/setup/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../settings/index.ts';
import type { SetupService } from './setup-service.ts';

export function setupRoutes(setup: SetupService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...setupEndpoints.apply,
      handler: (request) => setup.setUp(authorOf(request), request.body),
    });
  };
}
