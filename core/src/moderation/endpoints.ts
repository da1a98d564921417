import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messageReply } from '../http/replies.ts';
import { guildParams } from '../ids/snowflake.ts';
import { ANNOUNCED_PUNISHMENTS } from './schema.ts';

export const moderationEndpoints = {
  test: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/punishments',
    access: { tab: 'moderation' },
    summary: 'Send yourself the saved message on kick or ban; boost only, once in 10 s for each of the two',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({ type: z.enum(ANNOUNCED_PUNISHMENTS) }),
      response: { 200: messageReply },
    },
  }),
};
