import { RULE_KEYS } from '@perigee/core/automod/catalogue';
import { automodEndpoints } from '@perigee/core/automod/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function automodRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const key of RULE_KEYS) {
      app.route({
        ...automodEndpoints[key],
        handler: async (request) => {
          const { version } = await settings.change(
            { guildId: request.params.guildId, section: 'automod', savedBy: callerOf(request).userId, part: key },
            (automod) => ({ ...automod, [key]: request.body }),
          );
          return { message: 'Settings saved', version };
        },
      });
    }
  };
}
