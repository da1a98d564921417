import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { GreetingTests } from './greeting-tests.ts';
import type { PreviewPicture } from './preview-picture.ts';

interface GreetingsDeps {
  tests: GreetingTests;
  previewPicture: PreviewPicture;
}

/** Tests of greetings, and previews of pictures. */
export function greetingsRoutes({ tests, previewPicture }: GreetingsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...greetingsEndpoints.test,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const { type: name, draft } = request.body;
        const sent = await tests.run({ guildId: request.params.guildId, userId, name, draft });
        return { message: REPLY_MESSAGES.testDone, sent };
      },
    });

    app.route({
      ...greetingsEndpoints.picture,
      handler: (request) => {
        const { userId } = callerOf(request);
        return previewPicture({ guildId: request.params.guildId, userId, picture: request.query });
      },
    });
  };
}
