import * as z from 'zod/mini';
import { endpoint } from '../base/http/endpoint.ts';
import { guildParams } from '../base/ids/snowflake.ts';
import { color } from '../base/embeds/parts.ts';
import { layoutSchema } from './picture.ts';
import { testReply } from '../base/messages/sent-message.ts';
import { GREETING_NAMES, greetingDraftSchema } from './schema.ts';

export const greetingsEndpoints = {
  test: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/greetings',
    access: { tab: 'greetings' },
    summary:
      'Send a greeting as if you had just come or gone, as it is saved or as a draft says; once in 10 s for each of the three',
    errors: ['conflict'],
    channels: { taken: 'writable', given: null },
    schema: {
      params: guildParams,
      /** Without a draft, the saved greeting is sent if it is on. */
      body: z.strictObject({ type: z.enum(GREETING_NAMES), draft: z.optional(greetingDraftSchema) }),
      response: { 200: testReply },
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
      /** A PNG as a data URL, and a text description of it. */
      response: { 200: z.object({ picture: z.string(), description: z.string() }) },
    },
  }),
};
