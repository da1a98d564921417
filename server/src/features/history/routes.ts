import { historyEndpoints } from '@perigee/core/history/endpoints';
import { SECTIONS } from '@perigee/core/settings/sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { GuildRights } from '../guilds/index.ts';
import type { HistoryService } from './history-service.ts';

export function historyRoutes(
  history: HistoryService,
  rights: Pick<GuildRights, 'requireOwner'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...historyEndpoints.list,
      handler: ({ params, query }) => history.list({ guildId: params.guildId, ...query }),
    });

    app.route({
      ...historyEndpoints.restore,
      handler: async (request) => {
        const { guildId, section, version } = request.params;
        const caller = callerOf(request);
        // As when it is saved by hand.
        if (SECTIONS[section].tab === null) await rights.requireOwner(caller, guildId);
        const restored = await history.restore({ guildId, section, version: Number(version), caller });
        return { message: REPLY_MESSAGES.settingsSaved, version: restored.version };
      },
    });
  };
}
