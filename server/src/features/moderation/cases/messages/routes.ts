import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../../http/reply-messages.ts';
import type { PunishmentTests } from './punishment-tests.ts';

/** Endpoints that test punishment messages. */
export function moderationRoutes(tests: PunishmentTests): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...moderationEndpoints.test,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const sent = await tests.run({ guildId: request.params.guildId, userId, ...request.body });
        return { message: REPLY_MESSAGES.testDone, sent };
      },
    });
  };
}
