import { moderationEndpoints } from '@perigee/core/moderation/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { saveSection, type SettingsService } from '../settings/index.ts';
import type { PunishmentTests } from './punishment-tests.ts';

export function moderationRoutes(settings: SettingsService, tests: PunishmentTests): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...moderationEndpoints.save, handler: (request) => saveSection(settings, request, 'moderation') });

    app.route({
      ...moderationEndpoints.test,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await tests.run({ guildId: request.params.guildId, userId, type: request.body.type });
        return { message: 'Test completed!' };
      },
    });
  };
}
