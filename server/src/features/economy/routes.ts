import { economyEndpoints } from '@perigee/core/economy/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection, type SettingsService } from '../settings/index.ts';

export function economyRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...economyEndpoints.save, handler: (request) => saveSection(settings, request, 'economy') });
  };
}
