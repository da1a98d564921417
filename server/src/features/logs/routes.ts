import { logsEndpoints } from '@perigee/core/logs/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection } from '../settings/save-section.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function logsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...logsEndpoints.save, handler: (request) => saveSection(settings, request, 'logs') });
  };
}
