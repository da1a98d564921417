import { editorsEndpoints } from '@perigee/core/editors/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection, type SettingsService } from '../settings/index.ts';

export function editorsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...editorsEndpoints.save, handler: (request) => saveSection(settings, request, 'editors') });
  };
}
