import { generalEndpoints } from '@perigee/core/general/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection, type SettingsService } from '../settings/index.ts';

export function generalRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...generalEndpoints.save, handler: (request) => saveSection(settings, request, 'general') });
  };
}
