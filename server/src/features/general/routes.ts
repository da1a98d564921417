import { generalEndpoints } from '@perigee/core/general/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors/app-error.ts';
import { callerOf } from '../../http/caller.ts';
import type { GuildsService } from '../guilds/guilds-service.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function generalRoutes(
  settings: SettingsService,
  guilds: Pick<GuildsService, 'requireBot'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...generalEndpoints.save,
      handler: async (request) => {
        const { params, body } = request;
        await guilds.requireBot(params.guildId);
        await settings.save({
          guildId: params.guildId,
          section: 'general',
          value: body,
          savedBy: callerOf(request).userId,
        });
        return { message: 'Settings saved' };
      },
    });

    app.route({
      ...generalEndpoints.reset,
      handler: () => {
        throw new AppError('notImplemented', 'There are no balances to reset yet');
      },
    });
  };
}
