import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messageReply } from '../http/replies.ts';
import { guildParams } from '../ids/snowflake.ts';
import { color } from '../embeds/parts.ts';
import { layoutSchema } from './picture.ts';
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
  picture: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/greetings/picture',
    access: { tab: 'greetings' },
    summary: 'Draw the welcome picture as if you had just come, in a layout and a colour that need not be saved',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ layout: layoutSchema, color }),
      /** A PNG as a data address, and what it shows in words. */
      response: { 200: z.object({ picture: z.string(), description: z.string() }) },
    },
  }),
};
