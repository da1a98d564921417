import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { messageDraftSchema } from '../../base/messages/custom-message.ts';
import { testReply } from '../../base/messages/sent-message.ts';
import { ANNOUNCED_PUNISHMENTS } from './schema.ts';

export const moderationEndpoints = {
  test: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/punishments',
    access: { tab: 'moderation' },
    summary:
      'Send yourself the message on kick or ban, as it is saved or as a draft says; boost only, once in 10 s for each of the two',
    errors: ['conflict'],
    channels: { taken: null, given: null },
    schema: {
      params: guildParams,
      body: z.strictObject({ type: z.enum(ANNOUNCED_PUNISHMENTS), draft: z.optional(messageDraftSchema) }),
      response: { 200: testReply },
    },
  }),
};
