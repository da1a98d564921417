import { generalEndpoints } from '@perigee/core/general/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection } from '../settings/save-section.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function generalRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...generalEndpoints.save, handler: (request) => saveSection(settings, request, 'general') });
  };
}
