import { setupEndpoints } from '@perigee/core/setup/wizard/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../http/reply-messages.ts';
import { changeAuthorOf } from '../../community/index.ts';
import type { SetupService } from './setup-service.ts';
import type { UndoChange } from './undo-change.ts';

interface SetupDeps {
  setup: SetupService;
  undoChange: UndoChange;
}

/** Endpoints that set up a new guild. */
export function setupRoutes({ setup, undoChange }: SetupDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...setupEndpoints.apply,
      handler: (request) => setup.setUp(changeAuthorOf(request), request.body),
    });

    app.route({
      ...setupEndpoints.undo,
      handler: async (request) => {
        const caller = callerOf(request);
        const { guildId, change } = request.params;
        await undoChange({ guildId, savedBy: caller.userId, caller }, change);
        return { message: REPLY_MESSAGES.settingsSaved };
      },
    });
  };
}
