import { moderationEndpoints } from '@perigee/core/moderation/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveSection } from '../settings/save-section.ts';
import type { SettingsService } from '../settings/settings-service.ts';

export function moderationRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...moderationEndpoints.save, handler: (request) => saveSection(settings, request, 'moderation') });
  };
}
