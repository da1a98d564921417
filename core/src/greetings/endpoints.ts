import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messageReply } from '../http/replies.ts';
import { guildParams } from '../ids/snowflake.ts';
import { CHANNEL_GREETINGS } from './schema.ts';

export const greetingsEndpoints = {
  test: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/greetings',
    access: { tab: 'greetings' },
    summary: 'Post a saved greeting as if you had just come or gone; once in 10 s for each of the two',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({ type: z.enum(CHANNEL_GREETINGS) }),
      response: { 200: messageReply },
    },
  }),
};
