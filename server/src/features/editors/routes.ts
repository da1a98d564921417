import { editorsEndpoints } from '@perigee/core/editors/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection } from '../settings/save-section.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function editorsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...editorsEndpoints.save, handler: (request) => saveSection(settings, request, 'editors') });
  };
}
