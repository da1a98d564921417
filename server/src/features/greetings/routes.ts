import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { saveSection, type SettingsService } from '../settings/index.ts';
import type { GreetingTests } from './greeting-tests.ts';

export function greetingsRoutes(settings: SettingsService, tests: GreetingTests): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...greetingsEndpoints.save, handler: (request) => saveSection(settings, request, 'greetings') });

    app.route({
      ...greetingsEndpoints.test,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await tests.run({ guildId: request.params.guildId, userId, name: request.body.type });
        return { message: 'Test completed!' };
      },
    });
  };
}
