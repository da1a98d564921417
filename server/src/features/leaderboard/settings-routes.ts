import { leaderboardSettingsEndpoints } from '@perigee/core/leaderboard/settings-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection, type SettingsService } from '../settings/index.ts';

export function leaderboardSettingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...leaderboardSettingsEndpoints.save,
      handler: (request) => saveSection(settings, request, 'leaderboard'),
    });
  };
}
