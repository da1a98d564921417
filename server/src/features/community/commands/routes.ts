import { type CommandsSettings, settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import type { Command } from '@perigee/core/community/commands/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../errors/app-error.ts';
import { saveSlice } from '../settings/routes.ts';
import type { SettingsService } from '../settings/settings-service.ts';

/**
 * Endpoints for the public list, which is the same for everyone until a restart, and for a guild's command settings.
 */
export function commandsRoutes(commands: readonly Command[], settings: SettingsService): FastifyPluginAsyncZod {
  // Frozen, so that it is serialised once and not for every visitor.
  const list = [...commands];
  Object.freeze(list);
  const names = new Set(commands.map(({ name }) => name));

  return async (app) => {
    app.route({ ...commandsEndpoints.list, handler: async () => list });

    app.route({
      ...commandsEndpoints.save,
      handler: async (request) => {
        const { commandName } = request.params;
        const { name = commandName, ...requested } = request.body;
        if (!names.has(commandName)) throw new AppError('notFound', 'No such command');
        if (name !== commandName) {
          const issues = [makeIssue('name', 'notAllowed')];
          throw new AppError('invalid', 'The body and the URL name different commands', { issues });
        }
        const settingsOf = (saved: CommandsSettings) => settingsOfCommand(saved, name);
        return saveSlice(settings, request, {
          section: 'commands',
          slice: { of: settingsOf, positionIn: () => name },
          next: (current) => ({ ...current, [name]: requested }),
          read: settingsOf,
        });
      },
    });
  };
}
