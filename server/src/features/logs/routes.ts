import { logsEndpoints } from '@perigee/core/logs/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection, type SettingsService } from '../settings/index.ts';

export function logsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...logsEndpoints.save, handler: (request) => saveSection(settings, request, 'logs') });
  };
}
