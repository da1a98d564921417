import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messageReply } from '../http/replies.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveEndpoint } from '../settings/save-endpoint.ts';
import { CHANNEL_GREETINGS, greetingsSchema } from './schema.ts';

export const greetingsEndpoints = {
  save: saveEndpoint({
    tab: 'greetings',
    summary: 'Save what is said when members come and go, and the roles they get',
    body: greetingsSchema,
  }),
  test: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/greetings',
    access: { tab: 'greetings' },
    summary: 'Post a saved greeting as if you had just come or gone; once in 10 s for each of the two',
    schema: {
      params: guildParams,
      body: z.strictObject({ type: z.enum(CHANNEL_GREETINGS) }),
      response: { 200: messageReply },
    },
  }),
};
