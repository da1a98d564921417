import { checkTemplate } from '@perigee/core/base/templates/check-template';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import { mapInSlices } from '../../../process/map-in-slices.ts';
import type { GuildsService } from '../guilds/guilds-service.ts';

/** Endpoint that checks templates while they are typed; every save runs the same check. */
export function templatesRoutes(guilds: Pick<GuildsService, 'info'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...templatesEndpoints.check,
      handler: async (request) => {
        const { roles, channels, hiddenChannels } = await guilds.info(callerOf(request), request.params.guildId);
        const guild = {
          roleIds: new Set(roles.map(({ id }) => id)),
          channelIds: new Set([...channels.map(({ id }) => id), ...hiddenChannels]),
        };
        return {
          problems: await mapInSlices(request.body.templates, ({ place, ...template }) =>
            checkTemplate({ ...template, context: place }, guild),
          ),
        };
      },
    });
  };
}
