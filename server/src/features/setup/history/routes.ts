import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../http/reply-messages.ts';
import { type GuildRights, changeAuthorOf } from '../../community/index.ts';
import type { HistoryService } from './history-service.ts';
import type { TimeMachine } from './time-machine.ts';

interface HistoryRoutes {
  history: HistoryService;
  timeMachine: TimeMachine;
  rights: Pick<GuildRights, 'requireSections'>;
}

/** Routes for the history of settings. */
export function historyRoutes({ history, timeMachine, rights }: HistoryRoutes): FastifyPluginAsyncZod {
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
        await rights.requireSections(caller, guildId, [section]);
        const restored = await history.restore({ guildId, section, version: Number(version), caller });
        return { message: REPLY_MESSAGES.settingsSaved, version: restored.version };
      },
    });

    app.route({
      ...historyEndpoints.undo,
      handler: async (request) => {
        const { guildId, section, version } = request.params;
        const saved = await history.undo({ guildId, section, version: Number(version), caller: callerOf(request) });
        return { message: REPLY_MESSAGES.settingsSaved, version: saved.version };
      },
    });

    app.route({
      ...historyEndpoints.moment,
      handler: async (request) => ({
        sections: await timeMachine.look(changeAuthorOf(request), new Date(request.query.at)),
      }),
    });

    app.route({
      ...historyEndpoints.restoreMoment,
      handler: async (request) => {
        const { at, sections } = request.body;
        const author = changeAuthorOf(request);
        const names = sections.map(({ section }) => section);
        await rights.requireSections(callerOf(request), author.guildId, names);
        const saved = await timeMachine.restore(author, new Date(at), sections);
        return { message: REPLY_MESSAGES.settingsSaved, saved };
      },
    });
  };
}
