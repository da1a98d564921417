import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { GreetingTests } from './greeting-tests.ts';

export function greetingsRoutes(tests: GreetingTests): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...greetingsEndpoints.test,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await tests.run({ guildId: request.params.guildId, userId, name: request.body.type });
        return { message: REPLY_MESSAGES.testDone };
      },
    });
  };
}
