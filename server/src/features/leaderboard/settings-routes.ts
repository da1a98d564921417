import { leaderboardSettingsEndpoints } from '@perigee/core/leaderboard/settings-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection } from '../settings/save-section.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function leaderboardSettingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...leaderboardSettingsEndpoints.save,
      handler: (request) => saveSection(settings, request, 'leaderboard'),
    });
  };
}
