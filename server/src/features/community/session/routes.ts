import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { SessionService } from './session-service.ts';

/** Endpoints of the sign-in. */
export function sessionRoutes(sessions: SessionService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...sessionEndpoints.exchange, handler: ({ body }) => sessions.exchange(body) });

    app.route({ ...sessionEndpoints.refresh, handler: ({ body }) => sessions.refresh(body.refreshToken) });

    app.route({
      ...sessionEndpoints.revoke,
      handler: async (request) => {
        await sessions.revoke(callerOf(request).token);
        return { message: 'Signed out' };
      },
    });
  };
}
