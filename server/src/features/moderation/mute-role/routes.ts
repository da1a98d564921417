import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { MuteRoleService } from './mute-role-service.ts';

/** Endpoints for the mute role. */
export function muteRoleRoutes(muteRole: MuteRoleService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...muteRoleEndpoints.setUp,
      handler: async (request) => {
        const { guildId } = request.params;
        await muteRole.setUp({ guildId, userId: callerOf(request).userId, ...request.body });
        return { message: 'The mute role is being set up' };
      },
    });

    app.route({
      ...muteRoleEndpoints.progress,
      handler: (request) => muteRole.progress(request.params.guildId, callerOf(request).userId),
    });
  };
}
